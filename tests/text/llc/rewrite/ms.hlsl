// A mesh shader is read and written again: its payload is an address of a structure.
// RUN: %dxc %s -T ms_6_5 -E main -o %t.dxil
// RUN: %trefoil llc %t.dxil -o %t.again.dxil
// RUN: %dxc-validate %t.again.dxil
// RUN: %trefoil dis %t.again.dxil -o - | %filecheck %s
// CHECK: call %struct.P* @dx.op.getMeshPayload.struct.P(i32 170)

struct V { float4 p : SV_Position; float3 c : COLOR; }; struct P { uint k[32]; };
[outputtopology("triangle")] [numthreads(32,1,1)] void main(uint t : SV_GroupThreadID, in payload P pl, out vertices V v[64], out indices uint3 tri[32]) { SetMeshOutputCounts(64, 32); v[t].p = float4(t, pl.k[t], 0, 1); v[t].c = 1; v[t+32].p = 0; v[t+32].c = 0; tri[t] = uint3(t, t + 1, t + 32); }
