// -T cs_6_7 -E main
[numthreads(32, 1, 1)]
void main()
{
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
}
