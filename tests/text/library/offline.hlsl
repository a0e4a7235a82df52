// The profile of libraries for linking alone: what it is compiled for has all that any shader model has, and no validator reads it.
// RUN: %trefoil compile %s -T lib_6_x -o %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: not %trefoil compile %s -T cs_6_x 2>&1 | %filecheck %s --check-prefix=SHADER
// RUN: not %trefoil compile %s -T lib_6_15 2>&1 | %filecheck %s --check-prefix=NUMBER
// RUN: not %trefoil compile %s -T lib_6_x --emit spirv 2>&1 | %filecheck %s --check-prefix=SPIRV

// SHADER: 'cs_6_x' is no profile
// NUMBER: 'lib_6_15' is no profile
// SPIRV: exported function `model`

// CHECK: ret i32 6015
export int model() { return __SHADER_TARGET_MAJOR * 1000 + __SHADER_TARGET_MINOR; }

// CHECK: !dx.version = !{![[VERSION:[0-9]+]]}
// CHECK: !dx.valver = !{![[VALIDATOR:[0-9]+]]}
// CHECK: !dx.shaderModel = !{![[MODEL:[0-9]+]]}
// CHECK-DAG: ![[VERSION]] = !{i32 1, i32 8}
// CHECK-DAG: ![[VALIDATOR]] = !{i32 0, i32 0}
// CHECK-DAG: ![[MODEL]] = !{!"lib", i32 6, i32 15}
