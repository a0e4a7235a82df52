// -T cs_6_4 -E main -enable-16bit-types => dxil spirv
// A dot product of halves that adds to a float.
StructuredBuffer<half2> pairs;
RWStructuredBuffer<float> result;

[numthreads(32, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    result[id] = dot2add(pairs[id], half2(0.5, -2), dot2add(pairs[id].yx, pairs[id + 1], id));
}
