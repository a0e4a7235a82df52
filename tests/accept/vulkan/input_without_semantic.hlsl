// -T vs_6_0 -E main -spirv => refused
struct Inner { float4 z; }; //~ 23: error: semantic string missing for shader input variable 'z'
struct A { float4 p : P; Inner inner; };
float4 main(A a, out float4 o) : SV_Position { o = 1; return a.p; }
