// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
enum class E { A, B, C, D };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    E e = (E)id.x; switch (e) { case E::A: Out[0] = 1; break; } //~ 28: warning: enumeration values 'B', 'C', and 'D' not handled in switch [-Wswitch]
}
