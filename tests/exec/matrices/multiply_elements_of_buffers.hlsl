// Elements of structured buffers that are matrices, multiplied as they lie there, and their rows.
// args: -Zpr
// compute: main
// bind t0: structured float4[8] 1 0 0 0  0 2 0 0  0 0 3 0  5 6 7 1   2 0 0 1  0 1 0 2  0 0 1 3  1 1 1 4
// bind b0: constant float4[5] 1 2 3 4   1 0 0 1  0 1 0 1  0 0 1 1  2 3 4 1
// bind u0: structured float4[5]
// expect u0: 21 28 37 4   18 20 25 24   6 10 15 22   2 3 5 5   156 192 231 30
StructuredBuffer<float4x4> m : register(t0);
cbuffer C : register(b0) {
    float4 v;
    float4x4 c;
}
RWStructuredBuffer<float4> o : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    o[0] = mul(v, m[i]);
    o[1] = mul(v, m[i + 1]) + mul(v, m[0]) - mul(v, c);
    o[2] = mul(m[1], v);
    o[3] = m[i][1] + m[1][2] + mul(v, c) * 0 + float4(2, 1, 4, 2);
    o[4] = mul(v, mul(m[1], m[0]));
}
