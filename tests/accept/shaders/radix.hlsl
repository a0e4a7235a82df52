// -T cs_6_0 -E Scatter => dxil spirv
#define BITS 4
#define RADIX (1u << BITS)
#define GROUP 256
enum class Mode : uint { Count = 0, Scatter = 1 };
struct Params { uint shift; uint count; Mode mode; uint numBlocks; };
ConstantBuffer<Params> p : register(b0); Buffer<uint> keysIn; RWBuffer<uint> keysOut; RWStructuredBuffer<uint> blockOffsets;
groupshared uint hist[RADIX]; groupshared uint scan[GROUP]; groupshared uint4 packed_[GROUP];
uint digit(uint k) { return (k >> p.shift) & (RADIX - 1); }
uint exclusiveScan(uint v, uint t) { scan[t] = v; GroupMemoryBarrierWithGroupSync(); [unroll] for (uint d = 1; d < GROUP; d <<= 1) { uint x = t >= d ? scan[t - d] : 0; GroupMemoryBarrierWithGroupSync(); scan[t] += x; GroupMemoryBarrierWithGroupSync(); } return scan[t] - v; }
[numthreads(GROUP, 1, 1)] void Scatter(uint t : SV_GroupIndex, uint3 g : SV_GroupID) {
  uint i = g.x * GROUP + t; bool valid = i < p.count; uint k = valid ? keysIn[i] : ~0u; uint d = digit(k);
  if (t < RADIX) hist[t] = 0; GroupMemoryBarrierWithGroupSync();
  uint dummy; InterlockedAdd(hist[d], valid, dummy); GroupMemoryBarrierWithGroupSync();
  switch (p.mode) { case Mode::Count: if (t < RADIX) blockOffsets[t * p.numBlocks + g.x] = hist[t]; return; case Mode::Scatter: break; }
  uint rank = 0; for (uint b = 0; b < BITS; b++) { uint bit = (d >> b) & 1; uint e = exclusiveScan(!bit, t); uint total = scan[GROUP - 1]; uint dst = bit ? t - e + total : e; packed_[dst] = uint4(k, d, i, valid); GroupMemoryBarrierWithGroupSync(); k = packed_[t].x; d = packed_[t].y; valid = packed_[t].w; rank = dst; }
  if (valid) keysOut[blockOffsets[d * p.numBlocks + g.x] + rank] = k;
}
