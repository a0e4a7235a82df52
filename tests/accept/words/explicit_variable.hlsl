// -T ps_6_0 -E main => refused
explicit float x; //~ 1: error: 'explicit' can only appear on non-static member functions
float4 main() : SV_Target { return 1; }
