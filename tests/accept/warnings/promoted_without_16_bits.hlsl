// -T ps_6_2 -E main -HV 2021 => dxil spirv
min16float a, b;
min16float arr[2];
static min16int s1 = 1, s2[2] = { 1, 2 };
namespace n { min16uint q; }
template<typename T> T id(T x) { T y = x; return y; }
struct S { min16float m() { return 1; } min16int x : 3; static min16float st; };
typedef min16float2 V;
typedef min16float A[2];
using U = min16int;
V v; A ar; U u;
enum E : min16int { X };
float f(min16float p[2], V q, const V r, out min12int z) { z = 1; return p[0]; } //~ 42: warning: 'min12int' is promoted to 'min16int' [-Wconversion]
min16float fwd(min16float);
groupshared min16float gs;
template<int N, min16int M> int tv() { return M; }
float4 main(min16float i : I, nointerpolation min16int j : J, out min16float4 k : SV_Target1) : SV_Target {
  k = 1;
  const min16float c = 1, d = 2;
  precise min16float pr = id<min16float>(c);
  min16float2 al[2] = { c, d, c, d };
  if (min16float cc = 1) { }
  min16int l, m; l = m = 1;
  min12int loop = 0; for (min10float q = 0; q < 1; q++) loop++; //~ 3: warning: 'min12int' is promoted to 'min16int' [-Wconversion] //~ 27: warning: 'min10float' is promoted to 'min16float' [-Wconversion]
  vector<min16float, 4> vv = k;
  return c + pr + al[0].x;
}
