// -T cs_6_0 -E FFT => dxil spirv
#ifndef SIZE
#define SIZE 256
#define LOG2 8
#endif
static const float TWO_PI = 6.283185307179586;
typedef float2 complex;
cbuffer P { bool inverse; bool vertical; };
RWTexture2D<float4> tex; groupshared float4 pingpong[2][SIZE];
complex cmul(complex a, complex b) { return complex(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
void butterfly(uint step, uint idx, out uint2 i, out complex tw) { const uint b = SIZE >> (step + 1); const uint w = b * (idx / b); const uint k = (w + idx) % SIZE; sincos(-TWO_PI / SIZE * w, tw.y, tw.x); if (inverse) tw.y = -tw.y; i = uint2(k, k + b); } //~ 88: warning: ambiguous type for bit shift; use a type suffix on literal values, like 'L' or 'U', or a cast [-Wambig-lit-shift]
float4 run(uint t, float4 input) {
  pingpong[0][t] = input; GroupMemoryBarrierWithGroupSync();
  bool flag = false;
  [unroll(LOG2)] for (uint step = 0; step < LOG2; step++) {
    uint2 i; complex tw; butterfly(step, t, i, tw);
    float4 v = pingpong[flag][i.y];
    pingpong[!flag][t] = pingpong[flag][i.x] + float4(cmul(tw, v.xy), cmul(tw, v.zw));
    flag = !flag; GroupMemoryBarrierWithGroupSync();
  }
  return pingpong[flag][t];
}
[numthreads(SIZE, 1, 1)] void FFT(uint3 id : SV_DispatchThreadID) { uint2 p = vertical ? id.yx : id.xy; float4 r = run(id.x, tex[p]); tex[p] = inverse ? r / SIZE : r; }
