// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
float x < string s = "a"; > = 1; //~ 7: warning: Initializer of external global will be ignored //~ 9: warning: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}
