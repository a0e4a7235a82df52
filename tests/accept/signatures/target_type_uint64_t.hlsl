// -T ps_6_0
uint64_t main() : SV_Target { return (uint64_t)1; }
