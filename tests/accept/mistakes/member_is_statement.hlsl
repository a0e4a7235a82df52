// -T vs_6_0 => refused
struct S { while (false) { } float x; }; //~ 12: error: expected member name or ';' after declaration specifiers
float4 main() : SV_Position { return 0; }
