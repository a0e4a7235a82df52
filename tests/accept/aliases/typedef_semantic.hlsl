// -T ps_6_0 => dxil spirv
typedef float4 C;
C main(C c : COLOR) : SV_Target { return c; }
