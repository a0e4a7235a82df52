// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint a : 33; }; //~ 17: error: size of bit-field 'a' (33 bits) exceeds size of its type (32 bits)
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; Out[0] = s.a;
}
