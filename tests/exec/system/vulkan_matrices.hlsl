// Matrices as operands and results of instructions that the source names: a row of HLSL's is a column of SPIR-V's, and one row or
// column is a vector.
// compute: main
// dispatch: 1 1 1
// bind b0: constant float4[3] 1 2 3 0   4 5 6 0   7 8 10 0
// bind u0: structured float[19]
// expect u0 within 1e-5: 1 4 7 2 5 8   30 36 45   14 32 53   -3   3 6 9   2 4 6
// except dxil: only SPIR-V has numbers of its own
// except dxbc: only SPIR-V has numbers of its own

#ifdef __spirv__
[[vk::ext_instruction(84)]] float2x3 turned(float3x2 m);
[[vk::ext_instruction(145)]] float3 columns_times(float3x3 m, float3 v);
[[vk::ext_instruction(144)]] float3 times_columns(float3 v, float3x3 m);
[[vk::ext_instruction(143)]] float3x3 scaled(float3x3 m, float s);
[[vk::ext_instruction(33, "GLSL.std.450")]] float volume(float3x3 m);
[[vk::ext_instruction(129)]] float2x1 sum(float2x1 a, float1x2 b);
#else
float2x3 turned(float3x2 m) { return transpose(m); }
float3 columns_times(float3x3 m, float3 v) { return mul(v, m); }
float3 times_columns(float3 v, float3x3 m) { return mul(m, v); }
float3x3 scaled(float3x3 m, float s) { return m * s; }
float volume(float3x3 m) { return determinant(m); }
float2x1 sum(float2x1 a, float1x2 b) { return a + transpose(b); }
#endif

cbuffer C : register(b0) {
    row_major float3x3 m;
}
RWStructuredBuffer<float> o : register(u0);

void put(uint at, float3 v) {
    [unroll] for (uint i = 0; i < 3; i++) o[at + i] = v[i];
}

[numthreads(1, 1, 1)]
void main() {
    float3 v = float3(1, 2, 3);
    float2x3 t = turned((float3x2)m);
    put(0, t[0]);
    put(3, t[1]);
    put(6, columns_times(m, v));
    put(9, times_columns(v, m));
    o[12] = volume(m);
    put(13, scaled(m, 3)[0]);
    float2x1 a = sum(float2x1(1, 2), float1x2(1, 2));
    o[16] = a._m00;
    o[17] = a._m10;
    o[18] = a._m00 * 3;
}
