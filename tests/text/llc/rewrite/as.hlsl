// An amplification shader is read and written again: it hands on the address of a variable.
// RUN: %dxc %s -T as_6_5 -E main -o %t.dxil
// RUN: %trefoil llc %t.dxil -o %t.again.dxil
// RUN: %dxc-validate %t.again.dxil
// RUN: %trefoil dis %t.again.dxil -o - | %filecheck %s
// CHECK: call void @dx.op.dispatchMesh.struct.P(i32 173, {{.*}}, %struct.P addrspace(3)*

struct P { uint k[32]; }; groupshared P p;
[numthreads(32,1,1)] void main(uint t : SV_GroupThreadID) { p.k[t] = t; DispatchMesh(t, 1, 1, p); }
