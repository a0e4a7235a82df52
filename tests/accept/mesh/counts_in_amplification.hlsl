// -T as_6_5 -E main => refused
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    SetMeshOutputCounts(1, 1); //~ 5: error: Opcode SetMeshOutputCounts not valid in shader model as_6_5.
    DispatchMesh(1, 1, 1, g);
}
