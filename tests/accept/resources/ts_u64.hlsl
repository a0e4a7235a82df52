// -T cs_6_6 -E main => dxil spirv
Buffer<uint64_t> B; RWBuffer<int64_t> C; RWStructuredBuffer<float4> Out;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { C[0] = (int64_t)B[0]; InterlockedAdd(C[1], 1); Out[0] = (float)B[id.x]; }
