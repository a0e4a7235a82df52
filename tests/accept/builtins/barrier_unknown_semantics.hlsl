// -T cs_6_8 -E main => refused
[numthreads(32, 1, 1)]
void main()
{
    Barrier(UAV_MEMORY, 8); //~ 25: error: invalid SemanticFlags for Barrier operation; expected 0 or some combination of GROUP_SYNC, GROUP_SCOPE, DEVICE_SCOPE flags
}
