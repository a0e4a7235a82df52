// -T vs_6_0 => refused
float4 main(double v : V) : SV_Position { return (float)v; } //~ 1: error: double(type for V) cannot be used as shader inputs or outputs.
