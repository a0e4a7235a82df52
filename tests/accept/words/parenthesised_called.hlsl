// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return (1)(); } //~ 39: error: called object type 'literal int' is not a function or function pointer
