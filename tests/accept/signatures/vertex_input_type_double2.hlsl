// -T vs_6_0 => refused
float4 main(double2 v : V) : SV_Position { return (float)v.x; } //~ 1: error: double(type for V) cannot be used as shader inputs or outputs.
