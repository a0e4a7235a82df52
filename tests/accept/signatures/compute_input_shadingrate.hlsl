// -T cs_6_4 => refused
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(uint v : SV_ShadingRate) { f[0] = v.xxxx; } //~ 20: error: invalid semantic 'SV_ShadingRate' for cs 6.4
