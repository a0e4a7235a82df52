// -T vs_6_0 => refused
globallycoherent float a[2]; //~ 1: error: 'globallycoherent' is not a valid modifier for a declaration of type 'float'
float4 main() : SV_Position { return 0; }
