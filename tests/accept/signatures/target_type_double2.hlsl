// -T ps_6_0 => refused
double2 main() : SV_Target { return (double2)1; } //~ 1: error: double(type for SV_Target) cannot be used as shader inputs or outputs.
