// A function of a library that tests depth early is a pixel shader without being called one; it is warned of.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=SAID
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// SAID: early_depth_stencil.hlsl:9:2: warning: attribute 'earlydepthstencil' ignored without accompanying shader attribute [-Wmisplaced-attributes]
// SAID: early_depth_stencil.hlsl:10:2: warning: attribute 'numthreads' ignored
// CHECK: define void @ps()
// CHECK-NOT: define
[earlydepthstencil] float4 ps() : SV_Target { return 1; }
[numthreads(4, 1, 1)] void cs() { }
