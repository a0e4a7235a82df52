// -T ps_6_5 => refused
static const float Texture2D = 1; //~ 20: error: redefinition of 'Texture2D' as different kind of symbol
float4 main() : SV_Target { return 1; }
