// Two libraries define the same functions.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.lib
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.6
// RUN: not %trefoil link %t.lib %t.6 -T ps_6_6 2>&1 | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: %dxc %s -T lib_6_6 -o %t.theirs6
// RUN: not %dxc-link %t.theirs %t.theirs6 -T ps_6_6 2>&1 | %filecheck %s
// CHECK-DAG: Definition already exists for function {{.*}}twice@@YAMM@Z
// CHECK-DAG: Definition already exists for function main
[shader("pixel")] float main(float a : A) : SV_Target { return a; }
export float twice(float x) { return x; }
