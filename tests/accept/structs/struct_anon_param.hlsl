// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
void f(struct { float f; } g) {} //~ 8: error: '(anonymous struct at struct_anon_param.hlsl:3:8)' cannot be defined in a parameter type
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
