// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<uint N> uint f() { return N; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f<3>() + f<-1>();
}
