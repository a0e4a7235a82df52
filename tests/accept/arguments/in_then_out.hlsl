// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
float g(in out float a) { a = 1; return 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float x = 1; o[id] = g(x);
}
