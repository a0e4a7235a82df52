// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
struct S { float f; S operator+(S o) const { S r; r.f = f + o.f; return r; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const S s = {1}; Out[0] = (s + s).f;
}
