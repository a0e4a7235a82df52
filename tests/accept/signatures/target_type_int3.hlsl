// -T ps_6_0
int3 main() : SV_Target { return (int3)1; }
