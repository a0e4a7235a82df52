// DXC's own command line links libraries with -link.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.lib
// RUN: %trefoil dxc -link %t.lib -T ps_6_0 -E shade -Fo %t
// RUN: %dxc-validate %t
// RUN: %trefoil dxc -dumpbin %t | %filecheck %s
// CHECK: define void @shade()
[shader("pixel")] float4 shade() : SV_Target { return 1; }
