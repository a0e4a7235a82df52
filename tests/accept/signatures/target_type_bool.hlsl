// -T ps_6_0
bool main() : SV_Target { return (bool)1; }
