// -T ps_6_0 -E main => dxil spirv
struct [unroll] S { float x; }; //~ 9: warning: attribute 'unroll' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
struct [rootsignature("")] R { float x; }; //~ 9: warning: unknown attribute 'rootsignature' ignored [-Wunknown-attributes]
float4 main() : SV_Target { return 1; }
