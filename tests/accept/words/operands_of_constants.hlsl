// -T vs_6_0 => refused
cbuffer Constants { float4x4 transform; float3x3 normals; }
float4 main(float4 position : POSITION) : SV_Position {
    const float3 up = 1;
    float3 n = normals * up; //~ 26: error: cannot convert from 'float3' to 'float3x3'
    position *= transform;
    return transform * position;
}
