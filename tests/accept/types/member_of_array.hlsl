// -T ps_6_0 -E main => refused
float4 main() : SV_Target { int a[2]; return a . x; } //~ 50: error: member reference base type 'int [2]' is not a structure or union
