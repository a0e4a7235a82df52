// -T ps_6_0 -E main => dxil spirv
float4 main() : SV_Target { int unsigned unsigned n = 1; return n; } //~ 42: warning: duplicate 'unsigned' declaration specifier [-Wduplicate-decl-specifier]
