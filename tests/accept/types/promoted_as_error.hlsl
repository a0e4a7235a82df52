// -T ps_6_0 -E main -WX => refused
float4 main(min10float4 a : A) : SV_Target { return a; } //~ 13: error: 'min10float' is promoted to 'min16float' [-Werror,-Wconversion]
