// -T cs_6_0 -E main => refused
struct Element { RWStructuredBuffer<float4> o; uint u; };
cbuffer Values : register(b0) { Element elements[]; } //~ 41: error: definition of variable with array type needs an explicit size or an initializer
RWStructuredBuffer<float> r : register(u0);
[numthreads(2, 1, 1)] void main(uint id : SV_GroupIndex) { r[id] = elements[id].u; }
