// -T ps_6_0 -E main => refused
// except line: we point at the declaration, DXC's validator at the load
typedef uint64_t Pair[2];
Buffer<Pair> pairs;
float4 main() : SV_Target { return (float)pairs[1][0]; } //~ 43: error: DXIL intrinsic overload must be valid.
