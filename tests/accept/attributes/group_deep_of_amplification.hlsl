// -T as_6_5 -E main => dxil spirv
groupshared float4 g;
struct P
{
    float4 a;
};
groupshared P p;
[numthreads(1, 1, 65)]
void main()
{
    DispatchMesh(1, 1, 1, p);
}
