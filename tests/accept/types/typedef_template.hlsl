// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef vector<float, 3> V; typedef matrix<float, 2, 3> M;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    V v = 1; M m = 1; Out[0].xyz = v * m[1];
}
