// -T ps_6_5 -E main => refused
FeedbackTexture2D<float> f; Texture2D t; SamplerState s; //~ 19: error: template argument for non-type template parameter must be an expression
float4 main(float2 uv : UV) : SV_Target { f.WriteSamplerFeedback(t, s, uv); return 1; }
