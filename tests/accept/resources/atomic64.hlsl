// -T cs_6_6 -E main => dxil
RWStructuredBuffer<uint64_t> B; RWByteAddressBuffer R; groupshared int64_t g;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { InterlockedAdd(B[0], 1); InterlockedMax(B[1], 5, B[2]); R.InterlockedAdd64(0, 3); InterlockedMin(g, 4); }
