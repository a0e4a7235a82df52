// -T cs_6_0 -E main => refused //~ error: External function used in non-library profile: \01?f@S@@QAAMXZ
RWStructuredBuffer<float4> Out;
struct S { float f(); };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.f();
}
