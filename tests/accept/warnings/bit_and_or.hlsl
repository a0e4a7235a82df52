// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = id.x & id.y | id.z; Out[1] = id.x | id.y & 3; Out[2] = id.x ^ id.y & 3; //~ 19: warning: '&' within '|' [-Wbitwise-op-parentheses] //~ 55: warning: '&' within '|' [-Wbitwise-op-parentheses]
}
