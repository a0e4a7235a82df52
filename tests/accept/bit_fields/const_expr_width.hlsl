// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
static const int N = 5;
struct S { uint a : N; uint b : N + 3; }; //~ 34: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; s.b = 1; Out[0] = s.a;
}
