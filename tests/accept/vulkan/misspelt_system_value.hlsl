// -T cs_6_0 -E main -spirv => refused
[numthreads(1,1,1)] void main(uint3 a : SV_DisspatchThreadID) {} //~ 37: error: invalid usage of semantic 'SV_DisspatchThreadID' in shader profile cs
