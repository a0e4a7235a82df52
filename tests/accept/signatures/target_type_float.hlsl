// -T ps_6_0
float main() : SV_Target { return (float)1; }
