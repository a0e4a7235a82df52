// -T cs_6_0 -spirv => spirv
[numthreads(1,1,1)] void main(uint i : SV_DispatchThreadID) { printf("hello %d %f", i, 2.5); }
