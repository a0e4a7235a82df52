// -T cs_6_0 => dxil
// except spirv: DXC dies of it
struct S { StructuredBuffer<float> data; float scale[2]; };
StructuredBuffer<float> input[4];
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    S s[2];
    s[0].data = input[3]; s[0].scale[0] = 1; s[0].scale[1] = 2;
    s[1].data = input[1]; s[1].scale[0] = 3; s[1].scale[1] = 4;
    o[0] = s[id.x & 1].data[1] * s[id.x & 1].scale[id.y & 1];
}
