// -T ps_6_5 -E main
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f;
float4 main(float2 uv : UV) : SV_Target { uint w, h; f.GetDimensions(w, h); return w + h; }
