// -T cs_6_0
void main() { }
