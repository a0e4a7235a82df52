// -T vs_6_0 => refused
void f(int a) { switch (a)) { } } //~ 27: error: extraneous ')' after condition, expected a statement
float4 main() : SV_Position { return 0; }
