// What the shader model lacks: an operation, and a profile that nothing is linked to.
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.lib
// RUN: %trefoil link %t.lib -T cs_6_6 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: not %trefoil link %t.lib -T cs_6_0 2>&1 | %filecheck %s
// CHECK: error: the operation {{.*}} is not in cs_6_0
RWByteAddressBuffer b;
[shader("compute")] [numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    b.Store(i, WaveMatch(i).x);
}
