// -T ps_6_0
half main() : SV_Target { return (half)1; }
