// -T as_6_5 -E main => refused
// except spirv: only DXIL asks for one call
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
    if (t < 3)
        DispatchMesh(1, 1, 1, g);
    else
        DispatchMesh(2, 1, 1, g); //~ 9: error: DispatchMesh must be called exactly once in an Amplification shader.
}
