// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f; void set() { f = 1; } float get() const { set(); return f; } }; //~ 54: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.f = 2; Out[0] = s.get();
}
