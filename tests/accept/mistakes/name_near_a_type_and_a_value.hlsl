// -T vs_6_0 => refused
struct Meshlet { float4 p; }; StructuredBuffer<Meshlet> meshlets; void f() { float4 p = meshlet; } //~ 89: error: use of undeclared identifier 'meshlet'
float4 main() : SV_Position { return 0; }
