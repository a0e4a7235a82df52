// -T ps_6_0
uint4 main() : SV_Target { return (uint4)1; }
