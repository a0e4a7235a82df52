// A vertex shader; two libraries share a constant buffer, whose register only one of them says.
// LINK: vs_6_6 vs
// ALONE: its linker crashes where two libraries have one constant buffer
//--- main
cbuffer Camera : register(b2) { row_major float4x4 view; float4 offset; };
float4 project(float4 p);
struct Out { float4 pos : SV_Position; float2 uv : UV; nointerpolation uint id : ID; float clip : SV_ClipDistance0; };
[shader("vertex")]
Out vs(float3 p : POSITION, float2 uv : UV, uint id : SV_VertexID, uint instance : SV_InstanceID)
{
    Out o;
    o.pos = project(float4(p, 1));
    o.uv = uv + offset.xy;
    o.id = id * 2 + instance;
    o.clip = o.pos.x;
    return o;
}
//--- project
#ifndef ONE
cbuffer Camera : register(b2) { row_major float4x4 view; float4 offset; };
#endif
cbuffer Lens { float near; float far; };
export float4 project(float4 p) { return mul(view, p) * near + offset * far; }
