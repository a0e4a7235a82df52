// -T ps_6_0 => refused
float4 shade() { return 1; }
Texture2D image = compile ps_2_0 shade(); //~ 19: error: use of undeclared identifier 'compile'
float4 main() : SV_Target { return 1; }
