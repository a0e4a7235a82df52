// -T ps_6_0 -E main => dxil spirv
int unsigned f(int unsigned x) { return x; }
struct S { int unsigned y; };
float4 main() : SV_Target { S s = { 4 }; int const unsigned n = f(1); return n + s.y; }
