// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float x; float f() { return this->x; } }; //~ 44: error: operator is not supported
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.x = 1; Out[0] = s.f();
}
