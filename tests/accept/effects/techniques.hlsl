// -T ps_6_0 => dxil spirv
Technique Old { pass { } } //~ 1: warning: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
technique10 Newer <string kept = "yes";> { pass P { SetVertexShader(NULL); } }; //~ 1: warning: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
technique11 { } //~ 1: warning: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
float4 main() : SV_Target { return 1; }
