// The names of minimum-precision types in what a library exports.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

// CHECK: define half @"\01?f@@YA$min16f@$min16f@V?$vector@$min16f@$03@@@Z"
export min16float f(min16float a, min16float4 b) { return a + b.x; }

// CHECK: define i16 @"\01?i@@YA$min16i@$min16i@$min16ui@V?$vector@$min16i@$02@@@Z"
export min16int i(min16int a, min16uint b, min16int3 c) { return a + b + c.x; }
