// -T ps_6_7 -E main => dxil
Texture2D<float4> t; SamplerState s;
float4 main(float2 uv : UV, nointerpolation int2 o : O) : SV_Target { return t.Sample(s, uv, o) + t.Load(int3(0,0,0), o); }
