// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<int N> using V = vector<float, N>;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    V<3> a = 1; Out[0].xyz = a;
}
