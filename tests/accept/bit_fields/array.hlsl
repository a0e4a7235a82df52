// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint a[3] : 4; }; //~ 17: error: bit-field 'a' has non-integral type 'uint [3]'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = 1;
}
