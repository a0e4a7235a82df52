// -T cs_6_0 -HV 2018 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    for (int i = 0; i < 2; i++) Out[i] = 1; for (int i = 0; i < 2; i++) Out[i] = 2; //~ 54: warning: redefinition of 'i' shadows declaration in the outer scope; most recent declaration will be used [-Wfor-redefinition]
}
