// -T cs_6_8 -E main => refused
[numthreads(32, 1, 1)]
void main()
{
    Barrier(NODE_OUTPUT_MEMORY, DEVICE_SCOPE); //~ 13: error: NODE_INPUT_MEMORY or NODE_OUTPUT_MEMORY may only be specified for Barrier operation in a node shader [-Whlsl-barrier]
}
