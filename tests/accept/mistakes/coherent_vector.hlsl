// -T vs_6_0 => refused
globallycoherent float3 a; //~ 1: error: 'globallycoherent' is not a valid modifier for a declaration of type 'vector<float, 3>'
float4 main() : SV_Position { return 0; }
