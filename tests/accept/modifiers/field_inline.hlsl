// -T ps_6_0 => refused
struct S { inline float a; }; //~ 12: error: 'inline' can only appear on functions
float4 main() : SV_Target { return 1; }
