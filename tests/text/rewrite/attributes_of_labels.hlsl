// Attributes before the labels of a switch mean nothing, and both are kept.
// RUN: %trefoil rewrite %s -HV 2021 | %filecheck %s
uint chosen(uint id) {
  switch (id) {
  [branch] case 1: return 1;
  [flatten] default: return 2;
  }
}
// CHECK:switch (id) {
// CHECK:[branch]
// CHECK-NEXT:case 1:
// CHECK-NEXT:return 1;
// CHECK-NEXT:[flatten]
// CHECK-NEXT:default:
// CHECK-NEXT:return 2;
