// -T ps_6_5 -E main => refused
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f;
float4 main(float2 uv : UV) : SV_Target { uint w, h; f.GetDimensions(w, h); return w + h; } //~ 56: error: no member named 'GetDimensions' in 'FeedbackTexture2D<0>'
