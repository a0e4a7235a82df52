// -T cs_6_8 -E main => dxil
RWBuffer<uint> buffers[4];
RWTexture2D<float> image;
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    MEMORY_TYPE_FLAG memory = UAV_MEMORY;
    Barrier(memory | GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE | DEVICE_SCOPE);
    Barrier(ALL_MEMORY, (BARRIER_SEMANTIC_FLAG)0);
    Barrier(0, 0);
    Barrier(buffers[i], DEVICE_SCOPE);
    Barrier(image, GROUP_SYNC);
    buffers[0][i] = UAV_MEMORY + GROUP_SHARED_MEMORY + NODE_INPUT_MEMORY + NODE_OUTPUT_MEMORY;
}
