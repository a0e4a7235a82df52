// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f; float get() const { return f; } }; //~ 32: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.f = 1; Out[0] = s.get();
}
