// -T ps_6_0
void main() { }
