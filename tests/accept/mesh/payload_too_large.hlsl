// -T as_6_5 -E main => refused
// except spirv: a device says how much it takes
struct S
{
    float a[4097];
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.a[t] = t;
    DispatchMesh(1, 1, 1, g); //~ 5: error: For amplification shader with entry 'main', payload size 16388 is greater than maximum size of 16384 bytes.
}
