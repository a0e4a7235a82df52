// -T vs_6_0 => refused
foo(1); //~ 5: error: expected parameter declarator
float4 main() : SV_Position { return 0; }
