// -T cs_6_2 -enable-16bit-types -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint16_t a : 4; uint16_t b : 12; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = (uint16_t)id.x; s.b = (uint16_t)3; Out[0] = float(s.a) + float(s.b);
}
