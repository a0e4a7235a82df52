// -T cs_6_8 -E main => refused
[numthreads(32, 1, 1)]
void main()
{
    Barrier(16, DEVICE_SCOPE); //~ 13: error: invalid MemoryTypeFlags for Barrier operation; expected 0, ALL_MEMORY, or some combination of UAV_MEMORY, GROUP_SHARED_MEMORY, NODE_INPUT_MEMORY, NODE_OUTPUT_MEMORY flags
}
