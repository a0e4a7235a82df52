// What the entry does not use is left out, and counted.
// RUN: %trefoil rewrite %s -HV 2021 -E main -remove-unused-globals 2>&1 | %filecheck %s
// RUN: %trefoil rewrite %s -HV 2021 -E main -remove-unused-functions 2>&1 | %filecheck %s --check-prefix=FUNCTIONS
// RUN: not %trefoil rewrite %s -HV 2021 -E nowhere -remove-unused-globals 2>&1 | %filecheck %s --check-prefix=NOWHERE
// RUN: not %trefoil rewrite %s -HV 2021 -remove-unused-globals 2>&1 | %filecheck %s --check-prefix=MISSING
Texture2D never; static float unused = 1; static float half_of = 0.5; float scale;
struct Gone { int a; };
struct Kept { float a; };
float helper(Kept k) { return k.a * half_of * scale; }
int other(Gone g) { return g.a; }
float main() : SV_Target { Kept k = { 1 }; return helper(k); }
// CHECK: //found 4 globals as candidates for removal
// CHECK-NEXT: //found 3 functions as candidates for removal
// CHECK-NEXT: //entry point found
// CHECK-NEXT: //found 2 globals to remove
// CHECK-NEXT: //found 1 functions to remove
// CHECK-NEXT: //found 1 types to remove
// CHECK-NOT: {{never|unused|Gone|other}}
// CHECK: static float half_of
// CHECK: const float scale
// CHECK-NOT: {{never|unused|Gone|other}}
// CHECK: float helper
// CHECK-NOT: {{never|unused|Gone|other}}
// CHECK: float main
// FUNCTIONS: //found 2 globals as candidates for removal
// FUNCTIONS: Texture2D never
// FUNCTIONS-NOT: static float unused
// NOWHERE: //entry point not found
// MISSING: requires entry point (-E) to be specified
