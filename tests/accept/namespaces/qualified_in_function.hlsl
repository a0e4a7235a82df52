// -T ps_6_0 => refused
struct Own { static int count; };
float4 main() : SV_Target { int Own::count = 1; return 1; } //~ 38: error: definition or redeclaration of 'count' not allowed inside a function
