// -T ps_6_0 => refused
float4 main(nointerpolation double2 v : V) : SV_Target { return (float)v.x; } //~ 1: error: double(type for V) cannot be used as shader inputs or outputs.
