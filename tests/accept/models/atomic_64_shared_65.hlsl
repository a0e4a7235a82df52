// -T cs_6_5 -E main => refused
// except spirv: only DXIL asks for the shader model
groupshared uint64_t sum;
RWStructuredBuffer<uint64_t> result;
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    InterlockedAdd(sum, i); //~ 5: error: opcode '64-bit atomic operations' should only be used in 'Shader Model 6.6+'.
    result[i] = sum;
}
