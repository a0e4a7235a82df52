// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float a, b; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s = { .a = 1, .b = 2 }; Out[0] = s.a; //~ 11: error: too few elements in vector initialization (expected 2 elements, have 0)
}
