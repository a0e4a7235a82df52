// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint a : 3 : COLOR; }; //~ 21: error: bitfields are not allowed with HLSL annotations
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; Out[0] = s.a;
}
