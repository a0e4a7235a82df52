// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T = float> struct P { T u; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    P p; p.u = 1; Out[0] = p.u;
}
