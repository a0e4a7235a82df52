// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    for (uint i = 0; i < 3; i++)
    ;
    Out[0] = 1;
    while (id.x > 77); //~ 22: warning: while loop has empty body [-Wempty-body]
    { Out[1] = 2; }
}
