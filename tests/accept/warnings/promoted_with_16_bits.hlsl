// -T ps_6_2 -E main -HV 2021 -enable-16bit-types => dxil spirv
min16float a, b; //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion]
min16float arr[2];
static min16int s1 = 1, s2[2] = { 1, 2 }; //~ 1: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
namespace n { min16uint q; } //~ 15: warning: 'min16uint' is promoted to 'uint16_t' [-Wconversion]
template<typename T> T id(T x) { T y = x; return y; }
struct S { min16float m() { return 1; } min16int x : 3; static min16float st; }; //~ 12: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 41: warning: 'min16int' is promoted to 'int16_t' [-Wconversion] //~ 57: warning: 'min16float' is promoted to 'half' [-Wconversion]
typedef min16float2 V; //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion]
typedef min16float A[2];
using U = min16int;
V v; A ar; U u; //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 12: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
enum E : min16int { X };
float f(min16float p[2], V q, const V r, out min12int z) { z = 1; return p[0]; } //~ 26: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 31: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 42: warning: 'min12int' is promoted to 'int16_t' [-Wconversion]
min16float fwd(min16float); //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 16: warning: 'min16float' is promoted to 'half' [-Wconversion]
groupshared min16float gs; //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion]
template<int N, min16int M> int tv() { return M; }
float4 main(min16float i : I, nointerpolation min16int j : J, out min16float4 k : SV_Target1) : SV_Target { //~ 13: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 31: warning: 'min16int' is promoted to 'int16_t' [-Wconversion] //~ 63: warning: 'min16float' is promoted to 'half' [-Wconversion]
  k = 1;
  const min16float c = 1, d = 2; //~ 3: warning: 'min16float' is promoted to 'half' [-Wconversion]
  precise min16float pr = id<min16float>(c); //~ 3: warning: 'min16float' is promoted to 'half' [-Wconversion]
  min16float2 al[2] = { c, d, c, d };
  if (min16float cc = 1) { } //~ 7: warning: 'min16float' is promoted to 'half' [-Wconversion]
  min16int l, m; l = m = 1; //~ 3: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
  min12int loop = 0; for (min10float q = 0; q < 1; q++) loop++; //~ 3: warning: 'min12int' is promoted to 'int16_t' [-Wconversion] //~ 27: warning: 'min10float' is promoted to 'half' [-Wconversion]
  vector<min16float, 4> vv = k; //~ 3: warning: 'min16float' is promoted to 'half' [-Wconversion]
  return c + pr + al[0].x;
}
