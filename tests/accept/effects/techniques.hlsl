// -T ps_6_0 => dxil spirv
Technique Old { pass { } }
technique10 Newer <string kept = "yes";> { pass P { SetVertexShader(NULL); } };
technique11 { }
float4 main() : SV_Target { return 1; }
