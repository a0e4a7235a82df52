// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f; S operator+(S o) const { S r; r.f = f + o.f; return r; } }; //~ 37: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const S s = {1}; Out[0] = (s + s).f;
}
