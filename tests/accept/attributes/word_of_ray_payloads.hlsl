// -T cs_6_6 -E main => dxil spirv
[raypayload]
void m()
{
}
[numthreads(1, 1, 1)]
void main()
{
}
