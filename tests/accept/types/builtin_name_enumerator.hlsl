// -T ps_6_5 => refused
enum Kind { Buffer, Texture }; //~ 13: error: redefinition of 'Buffer'
float4 main() : SV_Target { return 1; }
