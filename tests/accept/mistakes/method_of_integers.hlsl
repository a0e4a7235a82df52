// -T vs_6_0 => refused
Texture2D<uint2> tex; void f() { tex.Loadd(0); } //~ 38: error: no member named 'Loadd' in 'Texture2D<vector<unsigned int, 2> >'; did you mean 'Load'?
float4 main() : SV_Position { return 0; }
