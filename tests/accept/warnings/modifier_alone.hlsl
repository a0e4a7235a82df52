// -T ps_6_0 -E main => dxil spirv
const; static; //~ 1: warning: declaration does not declare anything [-Wmissing-declarations] //~ 8: warning: declaration does not declare anything [-Wmissing-declarations]
float4 main(uint i : I) : SV_Target { return 1; }
