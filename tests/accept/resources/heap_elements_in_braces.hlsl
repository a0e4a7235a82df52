// -T cs_6_6 => dxil
struct S { float scale; StructuredBuffer<float> data[2]; };
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    StructuredBuffer<float> b[2] = { ResourceDescriptorHeap[3], ResourceDescriptorHeap[id.y] };
    S s = { 2, ResourceDescriptorHeap[5], b[0] };
    o[0] = b[id.x & 1][1] + s.data[0][2] * s.scale + s.data[1][3];
}
