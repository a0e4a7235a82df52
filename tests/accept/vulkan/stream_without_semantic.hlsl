// -T gs_6_0 -E main -spirv => refused
struct V { float4 p : P; };
struct W { float4 p; }; //~ 19: error: semantic string missing for shader output variable 'p'
[maxvertexcount(3)] void main(triangle V p[3], inout TriangleStream<W> s) { }
