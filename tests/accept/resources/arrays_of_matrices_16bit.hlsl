// -T cs_6_6 -E main -enable-16bit-types => dxil spirv
// With 16-bit types DXC describes a matrix of a constant buffer as a structure, in arrays too.
cbuffer Bones { float2x2 pose; float2x2 rest[3]; struct { float2x2 pair[2]; float weight; } joints[2]; };
RWStructuredBuffer<float> results;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    results[i] = pose._m00 + rest[2]._m10 + joints[1].pair[i]._m01 + joints[0].weight;
}
