// -T cs_6_0 -E Main => refused
RWTexture3D<half4> outVol;
Texture3D<float4> hist;
Texture2DArray<float> sm[2];
SamplerState lin;
SamplerComparisonState cmp;
cbuffer C {
float4x4 inv, prev, lightVP[4];
float3 size;
float g;
float3 light;
float density;
float3 eye;
uint frame;
float4 splits;
};
static const uint BAYER[4][4] = { //~ 33: error: too few elements in vector initialization (expected 16 elements, have 4)

0, 8, 2, 10 }, {
12, 4, 14, 6 }, {
3, 11, 1, 9 }, {
15, 7, 13, 5 }
};
float hg(float c, float g) {
float g2 = g * g;
return (1 - g2) / (4 * 3.14159265 * pow(abs(1 + g2 - 2 * g * c), 1.5));
}
float3 hash33(uint3 v) {
v = v * 1664525u + 1013904223u;
v.x += v.y * v.z;
v.y += v.z * v.x;
v.z += v.x * v.y;
v ^= v >> 16u;
return float3(v) * (1. / 4294967295.);
}
float noise(float3 p) {
float3 i = floor(p), f = frac(p);
f = f * f * (3 - 2 * f);
float r[8];
[unroll] for (int k = 0;
k < 8;
k++) r[k] = hash33(uint3(int3(i) + int3(k & 1, (k >> 1) & 1, k >> 2))).x;
return lerp(lerp(lerp(r[0], r[1], f.x), lerp(r[2], r[3], f.x), f.y), lerp(lerp(r[4], r[5], f.x), lerp(r[6], r[7], f.x), f.y), f.z);
}
float fbm(float3 p) {
float a = .5, s = 0;
for (int i = 0;
i < 5;
i++, p *= 2.02, a *= .5) s += a * noise(p);
return s;
}
[numthreads(4, 4, 4)] void Main(uint3 id : SV_DispatchThreadID) {
float3 uvw = (id + .5) / size;
uvw.z += (BAYER[id.x & 3][id.y & 3] / 16. - .5) / size.z;
float4 wp = mul(inv, float4(uvw * 2 - 1, 1));
wp.xyz /= wp.w;
uint c = dot(uint3(wp.zzz > splits.xyz), 1);
float4 lp = mul(lightVP[c], float4(wp.xyz, 1));
float sh = sm[frame & 1].SampleCmpLevelZero(cmp, float3(lp.xy * .5 + .5, c), lp.z);
float d = density * fbm(wp.xyz * .1 + frame * .01);
half4 r = half4(sh * hg(dot(normalize(wp.xyz - eye), light), g) * d, 0, 0, d);
float4 pp = mul(prev, float4(wp.xyz, 1));
float3 puv = pp.xyz / pp.w * .5 + .5;
if (all(puv == saturate(puv))) r = lerp(r, half4(hist.SampleLevel(lin, puv, 0)), .95h);
outVol[id] = r;
}
