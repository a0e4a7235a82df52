// -T ps_6_0 -E main -WX => dxil spirv
float a = 2; //~ 7: warning: Initializer of external global will be ignored
groupshared float b = 1; //~ 19: warning: Initializer of external global will be ignored
float4 main(uint n : N) : SV_Target { return a * n; }
