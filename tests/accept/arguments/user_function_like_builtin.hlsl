// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
float saturate(float x) { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)saturate(2.0);
}
