// -T ps_6_0 -E main => refused
struct S { MEMBER(a); }; //~ 12: error: unknown type name 'MEMBER'
float4 main(uint i : I) : SV_Target { return 1; }
