// -T cs_6_7 -E main => refused
[numthreads(32, 1, 1)]
void main()
{
    Barrier(UAV_MEMORY, DEVICE_SCOPE); //~ 5: error: intrinsic Barrier potentially used by 'main' requires shader model 6.8 or greater [-Whlsl-availability]
}
