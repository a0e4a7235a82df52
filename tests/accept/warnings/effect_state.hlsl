// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
SamplerState s { Filter = POINT; }; //~ 16: warning: effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs. [-Weffects-syntax]
technique T { pass P { } } //~ 1: warning: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
