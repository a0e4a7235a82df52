// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float x; static float f() { return x; } }; //~ 47: error: invalid use of member 'x' in static member function
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = S::f();
}
