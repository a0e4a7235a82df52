// What libraries do not hold yet is said at its place.
// RUN: not %trefoil dxc -T lib_6_3 %s -Fo %t.dxil 2>&1 | %filecheck %s
// RUN: not %trefoil dxc -T lib_6_3 %s -DSTAGE -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=STAGE
// RUN: not %trefoil dxc -T lib_6_2 %s -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=OLD
// RUN: not %trefoil dxc -T lib_6_3 -spirv %s -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=SPIRV
// OLD: error: profile 'lib_6_2' cannot be compiled to DXIL: libraries need shader model 6.3
// SPIRV: error: profile 'lib_6_3' cannot be compiled to SPIR-V: libraries are compiled to DXIL alone yet

#ifdef STAGE
// STAGE: [[#@LINE+1]]:2: error: libraries do not hold raygeneration shaders yet: only vertex, pixel and compute
[shader("raygeneration")] void rays() {}
// STAGE: [[#@LINE+1]]:26: error: compute entry point must have a valid numthreads attribute
[shader("compute")] void no_group() {}
#else
struct S { float a; };
// CHECK: [[#@LINE+1]]:25: error: an exported function cannot have 'out' parameters yet
export void f(out float a) { a = 1; }
// CHECK: [[#@LINE+1]]:18: error: an exported function can only take and give numbers and vectors yet
export float g(S s) { return s.a; }
// CHECK: [[#@LINE+1]]:10: error: an exported function can only take and give numbers and vectors yet
export S h() { S s; s.a = 1; return s; }
#endif
