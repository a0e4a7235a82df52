// -T as_6_5 -E main => refused //~ error: DispatchMesh must be called exactly once in an Amplification shader.
// except spirv: only DXIL asks for the call
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.ids[0] = t;
}
