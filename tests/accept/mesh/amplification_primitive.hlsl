// -T as_6_5 -E main => refused
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_PrimitiveID) //~ 20: error: invalid semantic 'SV_PrimitiveID' for as 6.5
{
    g.ids[0] = t;
    DispatchMesh(1, 1, 1, g);
}
