// -T cs_6_6 -E main => dxil spirv
template<typename T>
T f(T a)
{
    return a;
}
template int f<int>(int);
template float f<float>(float a);
[numthreads(1, 1, 1)]
void main()
{
}
