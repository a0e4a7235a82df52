// -T ps_6_0 -E main => refused
enum [domain("tri")] E { A }; //~ 7: error: attribute is valid only on functions
float4 main() : SV_Target { return 1; }
