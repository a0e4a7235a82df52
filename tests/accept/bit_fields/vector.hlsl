// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint2 a : 3; }; //~ 18: error: bit-field 'a' has non-integral type 'uint2'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; Out[0] = s.a.x;
}
