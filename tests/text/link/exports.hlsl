// A library of a library: what it exports, under which names, and what cannot be exported.
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.lib
// RUN: %trefoil link %t.lib -T lib_6_6 -exports "shade;other=spare" -o %t.made
// RUN: %dxc-validate %t.made
// RUN: %dxc-dis %t.made | %filecheck %s
// RUN: not %trefoil link %t.lib -T lib_6_6 -exports nothing 2>&1 | %filecheck -check-prefix=NONE %s
// RUN: not %trefoil link %t.lib -T lib_6_6 -exports "spare;nothing" 2>&1 | %filecheck -check-prefix=MISSING %s
// RUN: not %trefoil link %t.lib -T lib_6_6 -exports "shade;shade=spare" 2>&1 | %filecheck -check-prefix=TWICE %s
// RUN: not %trefoil link %t.lib -T ps_6_6 -exports shade 2>&1 | %filecheck -check-prefix=SHADER %s
// RUN: %dxc %s -T lib_6_6 -o %t.theirs
// RUN: %dxc-link %t.theirs -T lib_6_6 -exports "shade;other=spare" -o %t.made
// RUN: %dxc-dis %t.made | %filecheck %s
// RUN: not %dxc-link %t.theirs -T lib_6_6 -exports nothing 2>&1 | %filecheck -check-prefix=NONE %s
// RUN: not %dxc-link %t.theirs -T lib_6_6 -exports "spare;nothing" 2>&1 | %filecheck -check-prefix=MISSING %s
// RUN: not %dxc-link %t.theirs -T lib_6_6 -exports "shade;shade=spare" 2>&1 | %filecheck -check-prefix=TWICE %s
// CHECK-NOT: main
// CHECK-DAG: define float @"\01?shade@@YAMM@Z"
// CHECK-DAG: define float @"\01?other@@YAMM@Z"
// CHECK-NOT: spare
// NONE: error: Library has no functions to export
// MISSING: error: Could not find target for export: nothing
// TWICE: error: Export name collides with another export: {{.*}}shade@@YAMM@Z
// SHADER: error: library profile required when using -exports option
export float shade(float x) { return x * 2; }
export float spare(float x) { return shade(x) + 1; }
[shader("pixel")] float main(float a : A) : SV_Target { return spare(a); }
