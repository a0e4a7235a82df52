// -T vs_6_0 => refused
struct S { float3x3 m; }; StructuredBuffer<S> t; void f() { t[0].m[1] = 1; } //~ 71: error: cannot assign to return value because function 'operator[]<const S &>' returns a const value
float4 main() : SV_Position { return 0; }
