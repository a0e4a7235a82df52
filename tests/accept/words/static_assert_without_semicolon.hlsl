// -T ps_6_0 -E main => refused
_Static_assert(1, "") //~ 22: error: expected ';' after static_assert
float4 main() : SV_Target { return 0; }
