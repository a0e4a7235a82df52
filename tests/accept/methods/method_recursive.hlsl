// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f() { return f(); } }; //~ 12: error: recursive functions are not allowed: function 'main' calls recursive function 'S::f'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.f();
}
