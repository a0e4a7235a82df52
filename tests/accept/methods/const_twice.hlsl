// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const const float x = 2; Out[0] = x; //~ 11: warning: duplicate 'const' declaration specifier [-Wduplicate-decl-specifier]
}
