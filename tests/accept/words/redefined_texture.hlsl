// -T ps_6_0 -E main => refused
Texture2D source;
Texture3D source; //~ 11: error: redefinition of 'source' with a different type: 'Texture3D' vs 'Texture2D'
float4 main() : SV_Target { return 0; }
