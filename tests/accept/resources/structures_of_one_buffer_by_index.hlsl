// -T cs_6_0 => dxil
// except spirv: DXC dies of it
struct S { StructuredBuffer<float> data; float scale; };
StructuredBuffer<float> input;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    S s[2];
    s[0].data = input; s[0].scale = 1;
    s[1].data = input; s[1].scale = 2;
    o[0] = s[id.x & 1].data[1] * s[id.x & 1].scale;
}
