// -T cs_6_0 -spirv -fvk-allow-rwstructuredbuffer-arrays => spirv
AppendStructuredBuffer<uint> b[3];
[numthreads(4,1,1)] void main(uint i : SV_DispatchThreadID) { b[i].Append(2); }
