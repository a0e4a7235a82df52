// -T ps_6_0 -E main => dxil spirv
float4 f(float4 r) { return r += 1, max(r, 0); } //~ 35: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init]
float4 main(float4 a : A) : SV_Target { f(a); return (1, 2, 3, 4); } //~ 54: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init]
