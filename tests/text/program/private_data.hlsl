// Private data go into the container by -setprivate and come out of it by -getprivate; they change nothing else of it.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t.plain
// RUN: %trefoil dxc -T ps_6_0 %s -setprivate %S/inputs/private.txt -Fo %t
// RUN: %dxc-validate %t
// RUN: %trefoil dxc -dumpbin %t -getprivate - | %filecheck %s
// RUN: %trefoil dxc -dumpbin %t -extractrootsignature -Fo %t.root
// RUN: %trefoil dxc -T ps_6_0 %s -Vd -setrootsignature %t.root -Fo %t
// RUN: not %trefoil dxc -dumpbin %t.plain -getprivate - 2>&1 | %filecheck %s --check-prefix=NONE
// CHECK: what the tool wants to know
// NONE: has no private data
[RootSignature("CBV(b0)")]
float4 main() : SV_Target { return 0; }
