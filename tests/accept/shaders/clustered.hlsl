// -T cs_6_0 -E CSMain => dxil spirv
#define TILE 16
#define MAX_LIGHTS_PER_TILE 256
struct Light { float4 posRadius; uint packedColor; uint type; float2 spot; };
cbuffer CB { float4x4 proj, view, invProj; uint2 screen; uint numLights; float nearZ; };
StructuredBuffer<Light> lights;
Texture2D<float> depthTex;
RWStructuredBuffer<uint> tileIndices;
RWByteAddressBuffer tileCounts;
groupshared uint gMinZ, gMaxZ, gCount;
groupshared uint gList[MAX_LIGHTS_PER_TILE];
groupshared float4 gPlanes[4];
float4 Plane(float3 a, float3 b, float3 c) { float3 n = normalize(cross(b - a, c - a)); return float4(n, dot(n, a)); }
float3 Unproject(float2 ndc) { float4 p = mul(invProj, float4(ndc, 1, 1)); return p.xyz / p.w; }
bool Overlaps(float3 c, float r) {
  bool inside = true;
  [unroll] for (int i = 0; i < 4 && inside; i++) inside = inside && (dot(gPlanes[i].xyz, c) - gPlanes[i].w > -r);
  return inside;
}
[numthreads(TILE, TILE, 1)]
void CSMain(uint3 gid : SV_GroupID, uint3 dtid : SV_DispatchThreadID, uint3 gtid : SV_GroupThreadID, uint gi : SV_GroupIndex) {
  if (gi == 0) { gMinZ = 0xffffffffu; gMaxZ = 0; gCount = 0; }
  if (gi < 4) {
    float2 mn = float2(gid.xy * TILE) / screen * 2 - 1, mx = float2((gid.xy + 1) * TILE) / screen * 2 - 1;
    float3 corners[4] = { Unproject(mn), Unproject(float2(mx.x, mn.y)), Unproject(mx), Unproject(float2(mn.x, mx.y)) };
    gPlanes[gi] = Plane(0, corners[gi], corners[(gi + 1) & 3]);
  }
  GroupMemoryBarrierWithGroupSync();
  float d = depthTex[min(dtid.xy, screen - 1)];
  float z = proj._43 / (d - proj._33);
  InterlockedMin(gMinZ, asuint(z)); InterlockedMax(gMaxZ, asuint(z));
  GroupMemoryBarrierWithGroupSync();
  const float zmin = asfloat(gMinZ), zmax = asfloat(gMaxZ);
  for (uint i = gi; i < numLights; i += TILE * TILE) {
    float4 pr = lights[i].posRadius;
    float3 vs = mul(view, float4(pr.xyz, 1)).xyz;
    if (vs.z + pr.w < zmin || vs.z - pr.w > zmax) continue;
    if (Overlaps(vs, pr.w)) { uint at; InterlockedAdd(gCount, 1, at); if (at < MAX_LIGHTS_PER_TILE) gList[at] = i; }
  }
  GroupMemoryBarrierWithGroupSync();
  uint tile = gid.y * ((screen.x + TILE - 1) / TILE) + gid.x, n = min(gCount, MAX_LIGHTS_PER_TILE);
  for (uint j = gi; j < n; j += TILE * TILE) tileIndices[tile * MAX_LIGHTS_PER_TILE + j] = gList[j];
  if (!gi) tileCounts.Store(tile * 4, n);
}
