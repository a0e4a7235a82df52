// Libraries of shader models 6.1 and 6.2, which no validator knows, are made where validation is off, for version 0.0 of it.
// RUN: not %trefoil dxc -T lib_6_1 %s 2>&1 | %filecheck %s --check-prefix=REFUSED
// RUN: %trefoil dxc -T lib_6_1 -Vd %s -Fo %t.1
// RUN: %dxc-dis %t.1 | %filecheck %s
// REFUSED: profile 'lib_6_1' cannot be compiled to DXIL: validators know libraries from shader model 6.3, so it needs -Vd

// CHECK: !dx.version = !{[[VERSION:![0-9]+]]}
// CHECK: !dx.valver = !{[[VALIDATOR:![0-9]+]]}
// CHECK: [[VERSION]] = !{i32 1, i32 1}
// CHECK: [[VALIDATOR]] = !{i32 0, i32 0}
// CHECK: !{!"lib", i32 6, i32 1}
export float twice(float x) { return x * 2; }
