// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> struct O { template<typename U> struct I { T t; U u; }; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    O<float>::I<int> i; i.t = 1; i.u = 2; Out[0] = i.t + i.u;
}
