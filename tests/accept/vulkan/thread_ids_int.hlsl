// -T cs_6_0 -spirv => spirv
RWBuffer<int> b;
[numthreads(1,1,1)] void main(int3 i : SV_DispatchThreadID, int g : SV_GroupIndex, int2 t : SV_GroupThreadID, int3 k : SV_GroupID) { b[0] = i.x + g + t.x + k.x; }
