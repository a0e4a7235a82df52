// -T cs_6_8 -E main => refused
Buffer<uint> b;
[numthreads(32, 1, 1)]
void main()
{
    Barrier(b, DEVICE_SCOPE); //~ 5: error: no matching function for call to 'Barrier'
}
