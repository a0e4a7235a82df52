// -T cs_6_2 -E main -HV 2021 -enable-16bit-types => dxil
RWStructuredBuffer<float> o;
cbuffer C { min16float a; min10float b; min12int c; min16int d; min16uint e; }; //~ 13: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 27: warning: 'min10float' is promoted to 'half' [-Wconversion] //~ 41: warning: 'min12int' is promoted to 'int16_t' [-Wconversion] //~ 53: warning: 'min16int' is promoted to 'int16_t' [-Wconversion] //~ 65: warning: 'min16uint' is promoted to 'uint16_t' [-Wconversion]
min16float3 v; min10float2x2 m; vector<min16float, 2> vv; matrix<min12int, 2, 2> mm; //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 16: warning: 'min10float' is promoted to 'half' [-Wconversion] //~ 33: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 59: warning: 'min12int' is promoted to 'int16_t' [-Wconversion]
typedef min16float F;  //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion]
F f;  //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion]
template<typename T> struct W { T v; min16int q; }; //~ 38: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
template<typename T> min16uint g(T t, min10float2 x) { min12int k = 1; return (min16uint)k; } //~ 22: warning: 'min16uint' is promoted to 'uint16_t' [-Wconversion] //~ 39: warning: 'min10float' is promoted to 'half' [-Wconversion] //~ 56: warning: 'min12int' is promoted to 'int16_t' [-Wconversion]
min16float h(in min16int z) { return min16float(z) + (min16uint)1; } //~ 1: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 14: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
struct S { min16float a, b; min12int2 q[2]; }; //~ 12: warning: 'min16float' is promoted to 'half' [-Wconversion]
Texture2D<min16float4> t;
StructuredBuffer<min10float> sb;
unsigned min16int um; //~ 1: warning: 'min16uint' is promoted to 'uint16_t' [-Wconversion]
[numthreads(1,1,1)] void main() { W<min16float> w; o[0] = g<min16int>(1, 2) + h(2); static const min16float sf = 2; for (min16int i = 0; i < 2; ++i) {} } //~ 85: warning: 'min16float' is promoted to 'half' [-Wconversion] //~ 122: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
