// -T cs_6_6 -E main => dxil spirv
template<linear int N, sample centroid int M>
int f()
{
    return N + M;
}
[numthreads(1, 1, 1)]
void main()
{
    f<3, 4>();
}
