// -T cs_6_2 -E Cull => refused
struct Draw { uint indexCount, instanceCount, firstIndex; int baseVertex; uint firstInstance; };
struct Instance { float4x3 world; float4 sphere; uint mesh; uint lodMask; uint2 pad; };
struct Mesh { uint indexCount[4]; uint firstIndex[4]; int baseVertex; float lodDist[3]; };
StructuredBuffer<Instance> gInstances : register(t0, space1); StructuredBuffer<Mesh> gMeshes : register(t1, space1);
Texture2D<float> gHiZ : register(t2); SamplerState gMinSampler : register(s0);
AppendStructuredBuffer<Draw> gDraws : register(u0); RWByteAddressBuffer gStats : register(u1); globallycoherent RWStructuredBuffer<uint> gVis : register(u2);
ConstantBuffer<struct { float4 planes[6]; float4x4 vp; float3 cam; uint count; float2 hizSize; }> gC : register(b0); //~ 97: error: expected ';' after struct
bool Frustum(float3 c, float r) { [unroll] for (int i = 0; i < 6; ++i) if (dot(gC.planes[i], float4(c, 1)) < -r) return false; return true; }
bool Occluded(float3 c, float r) {
  float2 mn = 1, mx = 0; float zmax = 0;
  [unroll] for (uint i = 0; i < 8; i++) { float3 o = float3(i & 1 ? r : -r, i & 2 ? r : -r, i & 4 ? r : -r); float4 p = mul(gC.vp, float4(c + o, 1)); if (p.w <= 0) return false; p.xyz /= p.w; float2 uv = p.xy * float2(.5, -.5) + .5; mn = min(mn, uv); mx = max(mx, uv); zmax = max(zmax, p.z); }
  float2 s = (mx - mn) * gC.hizSize; float l = ceil(log2(max(s.x, s.y)));
  float4 d = float4(gHiZ.SampleLevel(gMinSampler, mn, l), gHiZ.SampleLevel(gMinSampler, float2(mx.x, mn.y), l), gHiZ.SampleLevel(gMinSampler, float2(mn.x, mx.y), l), gHiZ.SampleLevel(gMinSampler, mx, l));
  return zmax < min(min(d.x, d.y), min(d.z, d.w));
}
[numthreads(64, 1, 1)] void Cull(uint i : SV_DispatchThreadID) {
  bool vis = false; uint lod = 0;
  if (i < gC.count) {
    Instance it = gInstances[i]; float3 c = mul(float4(it.sphere.xyz, 1), it.world); float r = it.sphere.w * length(it.world[0]);
    vis = Frustum(c, r) && !Occluded(c, r);
    float d = distance(c, gC.cam); Mesh m = gMeshes[it.mesh];
    [unroll] for (int k = 0; k < 3; k++) lod += d > m.lodDist[k];
    lod = min(lod, firstbithigh(it.lodMask));
    if (vis) { Draw o; o.indexCount = m.indexCount[lod]; o.instanceCount = 1; o.firstIndex = m.firstIndex[lod]; o.baseVertex = m.baseVertex; o.firstInstance = i; gDraws.Append(o); }
  }
  uint4 b = WaveActiveBallot(vis); uint n = WaveActiveCountBits(vis);
  if (WaveIsFirstLane()) { uint old; gStats.InterlockedAdd(0, n, old); gVis[i / 32] = b.x; gStats.Store2(8, b.xy); }
}
