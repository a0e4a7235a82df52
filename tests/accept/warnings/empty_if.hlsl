// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x); Out[0] = 1; //~ 14: warning: if statement has empty body [-Wempty-body]
}
