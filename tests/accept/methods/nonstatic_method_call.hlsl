// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f() { return 1; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = S::f(); //~ 17: error: call to non-static member function without an object argument
}
