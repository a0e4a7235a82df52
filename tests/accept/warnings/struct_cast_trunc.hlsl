// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct A { float a, b; }; struct B { float a; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    A a = {1, 2}; B b = (B)a; Out[0] = b.a;
}
