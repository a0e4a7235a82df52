// -T lib_6_3 => refused
enum E { A, B };
struct P { float2 x; E e[2]; };
[shader("miss")] void main(inout P p) { p.e[0] = A; } //~ 36: error: payload parameter 'p' must be a user-defined type composed of only numeric types
