// -T vs_6_0 => refused
Texture2D tex; SamplerState smp; void f() { float4 x = tex.sample(smp, 0); } //~ 60: error: no member named 'sample' in 'Texture2D<vector<float, 4> >'; did you mean 'Sample'?
float4 main() : SV_Position { return 0; }
