// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint64_t a : 40; uint64_t b : 24; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = id.x; s.b = 3; Out[0] = float(s.a) + float(s.b);
}
