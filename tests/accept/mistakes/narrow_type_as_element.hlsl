// -T vs_6_0 => refused
StructuredBuffer<float16_t> s; //~ 18: error: use of undeclared identifier 'float16_t'
float4 main() : SV_Position { return 0; }
