// -T cs_6_0 => dxil
// except spirv: DXC dies of it
StructuredBuffer<float> input;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    StructuredBuffer<float> b[2];
    b[0] = input; b[1] = input;
    o[0] = b[id.x & 1][1];
}
