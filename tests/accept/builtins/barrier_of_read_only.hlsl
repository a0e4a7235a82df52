// -T cs_6_8 -E main
Buffer<uint> b;
[numthreads(32, 1, 1)]
void main()
{
    Barrier(b, DEVICE_SCOPE);
}
