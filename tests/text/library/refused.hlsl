// What libraries do not hold yet is said at its place.
// RUN: not %trefoil dxc -T lib_6_3 %s -Fo %t.dxil 2>&1 | %filecheck %s
// RUN: not %trefoil dxc -T lib_6_3 %s -DSTAGE -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=STAGE
// RUN: not %trefoil dxc -T lib_6_0 %s -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=OLD
// RUN: not %trefoil dxc -T lib_6_3 -spirv %s -DEXPORT -Fo %t.spv 2>&1 | %filecheck %s --check-prefix=EXPORT
// RUN: not %trefoil dxc -T lib_6_3 -spirv %s -DNOTHING -Fo %t.spv 2>&1 | %filecheck %s --check-prefix=NOTHING
// OLD: error: profile 'lib_6_0' cannot be compiled to DXIL: libraries need shader model 6.1
// NOTHING: error: a SPIR-V module has an entry point at least, and nothing is one: mark functions with [shader("…")]

#if defined(EXPORT)
// EXPORT: [[#@LINE+1]]:14: error: the exported function `f`, which is no entry point, is not supported for SPIR-V
export float f(float x) { return x; }
[shader("compute")] [numthreads(1, 1, 1)] void main() {}
#elif defined(NOTHING)
float f(float x) { return x; }
#elif defined(STAGE)
// STAGE: [[#@LINE+1]]:26: error: compute entry point must have a valid numthreads attribute
[shader("compute")] void no_group() {}
#else
struct S { Texture2D t; };
// CHECK: [[#@LINE+1]]:27: error: a function that crosses a library's border must not contain a resource in parameter or return type
export float4 f(Texture2D t) { return t[uint2(0, 0)]; }
// CHECK: [[#@LINE+1]]:19: error: a function that crosses a library's border must not contain a resource in parameter or return type
export float4 g(S s) { return s.t[uint2(0, 0)]; }
#endif
