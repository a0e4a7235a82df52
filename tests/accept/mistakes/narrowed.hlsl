// -T vs_6_6 => refused
struct S { uint64_t2 m; };
StructuredBuffer<double> B; RWStructuredBuffer<float> O; StructuredBuffer<S> C;
void out_narrow(inout float x) { }
void out_short(out int3 x) { x = 0; }
float4 main(float4 a : A, uint64_t2 l : L, nointerpolation double d : D) : SV_Position { //~ 1: error: i64(type for L) cannot be used as shader inputs or outputs.
    float f = d; f = B[0]; O[0] = d; f = sin(d); float2 v = l; v = C[0].m; v = countbits(l); v = l * 2; f += d; f = f * d;
    out_narrow(d); int i; out_short(i); uint u = l.x; u = C[0].m.y; int3 w = modf(a.xyz, a.xyz);
    return f + v.x + i + u + w.x;
}
