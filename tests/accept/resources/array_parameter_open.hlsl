// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
Texture2D x[4] : register(t0);
SamplerState s[2] : register(s0);
float4 first(Texture2D t[], SamplerState k[]) { return t[1].SampleLevel(k[1], 0, 0); }
float4 second(Texture2D t[4], SamplerState k[]) { return first(t, k); }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = first(x, s).x + second(x, s).y;
}
