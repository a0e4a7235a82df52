// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f; friend float g(S s); }; //~ 21: error: 'friend' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
