// -T ps_6_0
double main() : SV_Target { return (double)1; }
