// Native halves.
// LINK: cs_6_2 main
// LIB: lib_6_3
// ARGS: -enable-16bit-types
//--- main
half4 blend(half4 a, half4 b, int16_t k);
StructuredBuffer<half4> input : register(t0);
RWStructuredBuffer<half4> output : register(u0);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) { output[i] = blend(input[i], input[i + 1], (int16_t)i); }
//--- blend
export half4 blend(half4 a, half4 b, int16_t k) { return k > (int16_t)3 ? a : b * (half)0.5; }
