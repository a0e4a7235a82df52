// -T cs_6_4 => refused
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(float v : SV_Depth) { f[0] = v.xxxx; } //~ 21: error: invalid semantic 'SV_Depth' for cs 6.4
