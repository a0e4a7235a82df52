// -T ps_6_0 => refused
struct Packed { static const int one : 1; }; //~ 34: error: static member 'one' cannot be a bit-field
float4 main() : SV_Target { return 1; }
