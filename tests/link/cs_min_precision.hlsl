// Types of minimum precision.
// LINK: cs_6_6 main
//--- main
min16float4 blend(min16float4 a, min16float4 b, min16int k);
Buffer<float4> input : register(t0);
RWBuffer<float4> output : register(u0);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) { output[i] = blend((min16float4)input[i], (min16float4)input[i + 1], (min16int)i); }
//--- blend
export min16float4 blend(min16float4 a, min16float4 b, min16int k) { return k > 3 ? a : b * (min16float)0.5; }
