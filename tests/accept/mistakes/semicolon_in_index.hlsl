// -T vs_6_0 => refused
void f(int a[2]) { a[0] = a[1;]; } //~ 30: error: unexpected ';' before ']'
float4 main() : SV_Position { return 0; }
