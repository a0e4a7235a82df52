// -T cs_6_6 => dxil
struct S { StructuredBuffer<float> data; float scale; };
RWStructuredBuffer<float> o;
S at(uint i) { S s; s.data = ResourceDescriptorHeap[i]; s.scale = i; return s; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    S s[2] = { at(1), at(2) };
    o[0] = s[id.x & 1].data[1] * s[id.x & 1].scale;
}
