// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
enum E { A, B };
struct S { E a : 3; uint b : 2; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = A; s.b = 1; Out[0] = s.b;
}
