// -T cs_6_0 -E main => dxil
struct S { RWStructuredBuffer<float4> o; AppendStructuredBuffer<float4> a; };
S g;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { g.o[g.o.IncrementCounter()] = 1; g.a.Append(2); }
