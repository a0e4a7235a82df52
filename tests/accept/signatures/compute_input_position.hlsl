// -T cs_6_4 => refused
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(float4 v : SV_Position) { f[0] = v.xxxx; } //~ 22: error: invalid semantic 'SV_Position' for cs 6.4
