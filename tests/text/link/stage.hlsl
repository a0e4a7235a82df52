// The entry must be of the profile's stage.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.lib
// RUN: not %trefoil link %t.lib -T vs_6_3 2>&1 | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: not %dxc-link %t.theirs -T vs_6_3 2>&1 | %filecheck %s
// RUN: not %trefoil link %t.lib -T ps_6_3 -E "?plain@@YAMM@Z" 2>&1 | %filecheck -check-prefix=PLAIN %s
// CHECK: error: Profile mismatch between entry function and target profile:vs and ps
// PLAIN: Cannot find
[shader("pixel")] float main(float a : A) : SV_Target { return a; }
export float plain(float x) { return x; }
