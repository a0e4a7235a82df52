// -T ps_6_0
int64_t main() : SV_Target { return (int64_t)1; }
