// -T vs_6_0 => refused
typedef const int CI; void f() { CI c = 1; c = 2; } //~ 46: error: cannot assign to variable 'c' with const-qualified type 'CI' (aka 'const int')
float4 main() : SV_Position { return 0; }
