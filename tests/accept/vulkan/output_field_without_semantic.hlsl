// -T vs_6_0 -E main -spirv => refused
struct A { float4 p : SV_Position; float4 q; }; //~ 43: error: semantic string missing for shader output variable 'q'
A main(float4 p : P) { return (A)0; }
