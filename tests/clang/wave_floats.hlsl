// Sums and extremes of floats and vectors over a wave.
// compute: main
// except dxc: lavapipe has no reductions
// except clang-o0: vkd3d's program is told of no wave operations
// except clang-o1: as above
// except clang-o3: as above
// bind t0: structured float4[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float4 x = a[i] - 0.5;
    r[i] = float4(WaveActiveSum(x.xy), WaveActiveMax(x.z), WaveActiveMin(x.w));
}
