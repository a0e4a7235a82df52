// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    for (uint i = 0; i < 3; i++); Out[0] = 1; //~ 33: warning: for loop has empty body [-Wempty-body]
}
