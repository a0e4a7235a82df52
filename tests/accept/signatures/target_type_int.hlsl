// -T ps_6_0
int main() : SV_Target { return (int)1; }
