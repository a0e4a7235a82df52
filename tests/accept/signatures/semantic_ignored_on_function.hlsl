// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
float g(float x : X) : Y { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)g(1);
}
