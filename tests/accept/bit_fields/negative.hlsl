// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint a : -1; }; //~ 17: error: bit-field 'a' has negative width (-1)
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; Out[0] = s.a;
}
