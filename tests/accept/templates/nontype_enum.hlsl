// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
enum E { A, B };
template<E e> float f() { return e == A ? 1 : 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f<A>() + f<B>();
}
