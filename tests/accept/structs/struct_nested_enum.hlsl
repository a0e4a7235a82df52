// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { enum E { A, B }; E e; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.e = S::A; Out[0] = s.e + S::B;
}
