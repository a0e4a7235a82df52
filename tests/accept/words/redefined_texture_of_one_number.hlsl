// -T ps_6_0 -E main => refused
Texture2D source;
Texture2D<float> source; //~ 18: error: redefinition of 'source' with a different type: 'Texture2D<float>' vs 'Texture2D<(default) vector<float, 4>>'
float4 main() : SV_Target { return 0; }
