// -T ps_6_0 -E main => refused
enum E <= A }; //~ 6: error: ISO C++ forbids forward references to 'enum' types
float4 main() : SV_Target { return 1; }
