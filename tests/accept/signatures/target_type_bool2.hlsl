// -T ps_6_0
bool2 main() : SV_Target { return (bool2)1; }
