// -T ps_6_0 -E main => dxil spirv
extern float a = 2; //~ 14: warning: 'extern' variable has an initializer [-Wextern-initializer] //~ 14: warning: Initializer of external global will be ignored
float4 main(uint n : N) : SV_Target { return a * n; }
