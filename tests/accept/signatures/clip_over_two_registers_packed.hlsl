// -T gs_6_5 -E main -pack-optimized => dxil
// except spirv: what DXC packs for Vulkan has components of locations, which is no matter of this test
struct O {
    noperspective centroid float2x2 shared_rows : A;
    nointerpolation float3 alone[2] : B;
    float clip[2] : SV_ClipDistance;
    float4 position : SV_Position;
    min16float2 beside : C;
};
[maxvertexcount(3)]
void main(triangle float4 i[3] : I, inout TriangleStream<O> s) {
    O o = (O)0;
    o.position = i[1];
    s.Append(o);
}
