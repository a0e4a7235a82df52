// -T cs_6_0 => dxil
RWStructuredBuffer<float> o[4];
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    RWStructuredBuffer<float> b[2];
    b[0] = o[2]; b[1] = o[0];
    b[id.x & 1][1] = 2;
}
