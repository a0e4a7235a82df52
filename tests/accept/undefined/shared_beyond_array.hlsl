// -T cs_6_0 => dxil spirv
groupshared float shared_values[2];
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    [unroll] for (uint i = 0; i < 3; i++) shared_values[i] = i;
    [unroll] for (uint k = 0; k < 3; k++) r[k] = shared_values[k] + shared_values[id];
}
