// -T as_6_5 -E main => refused
struct S
{
    uint ids[8];
    float3 tint;
};
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex, out payload S p) //~ 35: error: 'payload' object must be an in parameter
{
    p.tint = 0;
    DispatchMesh(1, 1, 1, p);
}
