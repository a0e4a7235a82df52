// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
namespace N { template<typename T> T f(T x) { return x; } }
using namespace N;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1.0f);
}
