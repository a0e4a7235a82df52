// -T ps_6_0 => refused
float4 main(nointerpolation linear float4 c : C) : SV_Target { return c; } //~ 13: error: 'nointerpolation' and 'linear' cannot be used together for a parameter
