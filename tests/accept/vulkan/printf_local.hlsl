// -T ps_6_0 -spirv => refused
float4 main(float4 p : P) : SV_Target { string s = "abc"; printf(s); return 1; } //~ 41: error: string declaration may only appear in global scope
