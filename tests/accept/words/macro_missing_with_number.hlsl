// -T ps_6_0 -E main => refused
DECLARE_SLOT(1); //~ 14: error: expected parameter declarator
float4 main(uint i : I) : SV_Target { return 1; }
