// -T vs_6_0 -E main -spirv => refused
float4 main(float4 p : P) { return p; } //~ 8: error: semantic string missing for shader output variable 'main'
