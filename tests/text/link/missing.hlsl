// Functions that no library defines, each once (DXC says the first); an entry that is not there.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.lib
// RUN: not %trefoil link %t.lib -T ps_6_3 2>&1 | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: not %dxc-link %t.theirs -T ps_6_3 2>&1 | %filecheck -check-prefix=ONE %s
// RUN: not %trefoil link %t.lib -T ps_6_3 -E nothing 2>&1 | %filecheck -check-prefix=ENTRY %s
// RUN: not %dxc-link %t.theirs -T ps_6_3 -E nothing 2>&1 | %filecheck -check-prefix=ENTRY %s
// CHECK-DAG: error: Cannot find definition of function ?shade@@YAMM@Z
// CHECK-DAG: error: Cannot find definition of function ?blend@@YAMMM@Z
// ONE: error: Cannot find definition of function {{.*(shade|blend)}}@@YAM
// ENTRY: error: Cannot find definition of function nothing
float shade(float x);
float blend(float x, float y);
float unused(float x);
[shader("pixel")] float main(float a : A) : SV_Target { return shade(a) + blend(a, shade(a + 1)); }
export float other(float x) { return unused(x); }
