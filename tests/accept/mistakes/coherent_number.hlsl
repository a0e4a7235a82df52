// -T vs_6_0 => refused
void f(globallycoherent uint a) { } //~ 8: error: 'globallycoherent' is not a valid modifier for a declaration of type 'unsigned int'
float4 main() : SV_Position { return 0; }
