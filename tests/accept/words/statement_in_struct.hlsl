// -T ps_6_0 -E main => refused
struct S { float p; if (1) ; }; //~ 21: error: expected member name or ';' after declaration specifiers
float4 main(uint i : I) : SV_Target { return 1; }
