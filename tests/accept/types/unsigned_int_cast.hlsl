// -T cs_6_6 -E main => dxil spirv
int f(int x)
{
    return (unsigned int)x + sizeof(unsigned int);
}
[numthreads(1, 1, 1)]
void main()
{
}
