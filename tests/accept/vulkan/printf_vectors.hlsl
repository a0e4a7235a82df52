// -T cs_6_0 -spirv => spirv
[numthreads(1,1,1)] void main(uint3 i : SV_DispatchThreadID) { printf("hello %v3d", i); printf("no args"); float4 v = 1; printf("%v4f %u", v, i.x); }
