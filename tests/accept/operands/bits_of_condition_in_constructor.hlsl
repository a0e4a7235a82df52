// -T ps_6_0 -E main => dxil spirv
float4 main(uint a : A) : SV_Target { return float4(a > 8 & 255, (a > 3) << 2, -(a > 2), ~(a > 1) | 4); } //~ 59: warning: & has lower precedence than >; > will be evaluated first [-Wparentheses]
