// -T ps_6_0 -E main -spirv -WX => spirv
float a, b = 2; //~ 14: warning: variable 'a' will be placed in $Globals so initializer ignored
float3 c = float3(1, 1, 1); //~ 12: warning: variable 'a' will be placed in $Globals so initializer ignored
cbuffer C { float4 d = 3; float e[2] = { 1, 2 }; } //~ 24: warning: cbuffer member initializer ignored since no Vulkan equivalent //~ 40: warning: cbuffer member initializer ignored since no Vulkan equivalent
tbuffer T { float f = 1 + 2; } //~ 23: warning: tbuffer member initializer ignored since no Vulkan equivalent
groupshared float g = 1;
static float h = 2;
float4 main(uint n : N) : SV_Target { return b * d * c.x + e[0] + f + h; }
