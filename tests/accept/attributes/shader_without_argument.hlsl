// -T ps_6_0 => refused
[shader] float4 main() : SV_Target { return 1; } //~ 2: error: 'shader' attribute takes one argument
