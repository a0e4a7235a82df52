// -T ps_6_0
double2 main() : SV_Target { return (double2)1; }
