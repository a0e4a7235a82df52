// -T cs_6_8 -E main
[numthreads(32, 1, 1)]
void main()
{
    Barrier(16, DEVICE_SCOPE);
}
