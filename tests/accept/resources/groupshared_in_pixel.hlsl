// -T ps_6_0
// except line: DXC's validator names the function, we the variable.
groupshared float4 s[64];
float4 main() : SV_Target { return s[0]; }
