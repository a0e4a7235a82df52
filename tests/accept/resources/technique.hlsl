// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
technique10 T { pass P { SetVertexShader(NULL); } } //~ 1: warning: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
