// -T ps_6_0 -E main => dxil spirv
struct Hit { bool hit; float2 uv; float t; uint steps; };
cbuffer C { float4x4 P, V, IP; float4 size; float thickness, maxDist; uint maxSteps; };
Texture2D<float> hiz; Texture2D<float4> color, normals; SamplerState smp;
float2 cell(float2 uv, float2 n) { return floor(uv * n); }
float2 cellCount(int l) { uint w, h, m; hiz.GetDimensions(l, w, h, m); return float2(w, h); }
float3 hitCell(float3 o, float3 d, float2 c, float2 n, float2 step, float2 off) { float2 b = (c + step) / n + off; float2 t = (b - o.xy) / d.xy; return o + d * min(t.x, t.y); }
Hit trace(float3 o, float3 d) {
  Hit h = { false, o.xy, 0, 0 };
  float2 s = float2(d.x >= 0 ? 1 : -1, d.y >= 0 ? 1 : -1), off = s * .00001; s = saturate(s);
  int level = 2; float3 r = o; float3 dz = d / d.z;
  r = hitCell(o, d, cell(o.xy, cellCount(level)), cellCount(level), s, off);
  [loop] while (level >= 0 && h.steps < maxSteps) {
    float2 n = cellCount(level), c0 = cell(r.xy, n);
    float z = hiz.Load(int3(c0, level));
    float3 t = r;
    if (d.z > 0) { float mz = z - r.z; t = mz > 0 ? r + dz * mz : t; if (any(cell(t.xy, n) != c0)) { t = hitCell(r, d, c0, n, s, off); level = min(6, level + 1); } else if (level == 1 && abs(mz) > .0001) { t = hitCell(r, d, c0, n, s, off); level = 2; } }
    else if (r.z < z) { t = hitCell(r, d, c0, n, s, off); level = min(6, level + 1); }
    r = t; --level; ++h.steps;
  }
  h.uv = r.xy; h.t = r.z; h.hit = h.steps < maxSteps && all(r.xy == saturate(r.xy));
  return h;
}
float4 main(float4 p : SV_Position, float2 uv : UV) : SV_Target {
  float z = hiz.SampleLevel(smp, uv, 0); float4 v = mul(IP, float4(uv * 2 - 1, z, 1)); v /= v.w;
  float3 n = mul((float3x3)V, normals[p.xy].xyz * 2 - 1), r = reflect(normalize(v.xyz), normalize(n));
  float4 e = mul(P, float4(v.xyz + r * maxDist, 1)); e.xyz /= e.w;
  float3 o = float3(uv, z), d = normalize(float3(e.xy * float2(.5, -.5) + .5, e.z) - o);
  Hit h = trace(o, d);
  if (!h.hit) return 0;
  float2 edge = smoothstep(.2, .6, abs(.5 - h.uv)); float fade = saturate(1 - (edge.x + edge.y));
  return float4(color.SampleLevel(smp, h.uv, 0).rgb, fade);
}
