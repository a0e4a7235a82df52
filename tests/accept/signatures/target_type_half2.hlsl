// -T ps_6_0
half2 main() : SV_Target { return (half2)1; }
