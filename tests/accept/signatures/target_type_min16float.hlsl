// -T ps_6_0
min16float main() : SV_Target { return (min16float)1; }
