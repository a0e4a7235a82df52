// -T cs_6_0 -E main => dxil
#pragma pack_matrix(row_major)
cbuffer TAA { float4x4 PrevViewProj; float4x4 InvViewProj; float2 Jitter; float2 InvRes; float Blend; bool Reset; };
Texture2D<float3> Current; Texture2D<float3> History; Texture2D<float2> Velocity; Texture2D<float> Depth;
RWTexture2D<float3> Output; SamplerState Linear;
groupshared float3 tile[10][10];
float3 ToYCoCg(float3 c) { static const float3x3 M = { .25, .5, .25, .5, 0, -.5, -.25, .5, -.25 }; return mul(M, c); }
float3 FromYCoCg(float3 c) { return float3(c.x + c.y - c.z, c.x + c.z, c.x - c.y - c.z); }
float Luma(float3 c) { return dot(c, float3(.2126, .7152, .0722)); }
float3 Tonemap(float3 c) { return c / (1 + Luma(c)); }
float3 Untonemap(float3 c) { return c / max(1 - Luma(c), 1e-4); }
float3 ClipAabb(float3 mn, float3 mx, float3 q) {
  float3 c = .5 * (mx + mn), e = .5 * (mx - mn) + 1e-5, v = q - c, u = v / e, a = abs(u);
  float m = max(a.x, max(a.y, a.z));
  return m > 1 ? c + v / m : q;
}
float3 CatmullRom(Texture2D<float3> t, SamplerState s, float2 uv, float2 res) {
  float2 p = uv * res, c = floor(p - .5) + .5, f = p - c;
  float2 w0 = f * (-.5 + f * (1 - .5 * f)), w1 = 1 + f * f * (-2.5 + 1.5 * f), w2 = f * (.5 + f * (2 - 1.5 * f)), w3 = f * f * (-.5 + .5 * f);
  float2 w12 = w1 + w2, o = w2 / w12, t0 = (c - 1) / res, t3 = (c + 2) / res, t12 = (c + o) / res;
  float3 r = 0;
  r += t.SampleLevel(s, float2(t0.x, t0.y), 0) * w0.x * w0.y; r += t.SampleLevel(s, float2(t12.x, t0.y), 0) * w12.x * w0.y;
  r += t.SampleLevel(s, float2(t3.x, t0.y), 0) * w3.x * w0.y; r += t.SampleLevel(s, float2(t0.x, t12.y), 0) * w0.x * w12.y;
  r += t.SampleLevel(s, t12, 0) * w12.x * w12.y; r += t.SampleLevel(s, float2(t3.x, t12.y), 0) * w3.x * w12.y;
  r += t.SampleLevel(s, float2(t0.x, t3.y), 0) * w0.x * w3.y; r += t.SampleLevel(s, float2(t12.x, t3.y), 0) * w12.x * w3.y;
  return r + t.SampleLevel(s, t3, 0) * w3.x * w3.y;
}
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 gid : SV_GroupID, uint3 lid : SV_GroupThreadID, uint idx : SV_GroupIndex) {
  for (uint i = idx; i < 100; i += 64) { int2 p = int2(gid.xy * 8) + int2(i % 10, i / 10) - 1; tile[i / 10][i % 10] = ToYCoCg(Tonemap(Current[max(p, 0)])); }
  GroupMemoryBarrierWithGroupSync();
  float3 m1 = 0, m2 = 0; float closest = 1; int2 off = 0;
  [unroll] for (int y = -1; y <= 1; y++) [unroll] for (int x = -1; x <= 1; x++) {
    float3 c = tile[lid.y + 1 + y][lid.x + 1 + x]; m1 += c; m2 += c * c;
    float d = Depth.Load(int3(id.xy, 0), int2(x, y)); if (d < closest) { closest = d; off = int2(x, y); }
  }
  m1 /= 9; m2 = sqrt(abs(m2 / 9 - m1 * m1));
  float2 uv = (id.xy + .5) * InvRes, prev = uv - Velocity[id.xy + off];
  float3 hist = ToYCoCg(Tonemap(CatmullRom(History, Linear, prev, 1 / InvRes)));
  hist = ClipAabb(m1 - 1.25 * m2, m1 + 1.25 * m2, hist);
  bool out_ = any(prev != saturate(prev)) || Reset;
  float a = out_ ? 1 : Blend;
  Output[id.xy] = Untonemap(FromYCoCg(lerp(hist, tile[lid.y + 1][lid.x + 1], a)));
}
