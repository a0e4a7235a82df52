// -T ps_6_5 -E main => dxil
FeedbackTexture2D<0> f; Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { f.WriteSamplerFeedback(t, s, uv); return 1; }
