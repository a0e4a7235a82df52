// The listing of shader model 5.1's own example, line for line: ranges with ids, declarations with bounds and space, indices
// from the start of the space, the index of an array of three dimensions from the last to the first. The document has one
// word that its own rule contradicts: it reads register 5 as t0[0], where an index counts from the start of the space.
// RUN: %trefoil compile %S/../../../examples/resource_ranges.hlsl -T ps_5_1 -E main --emit dxbc -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines --strict-whitespace
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.dxbc | %filecheck %s --check-prefix=VKD3D

//      CHECK:// Resource Bindings:
// CHECK-NEXT://
// CHECK-NEXT:// Name                                 Type  Format         Dim Space Slot  Elements
// CHECK-NEXT:// ------------------------------ ---------- ------- ----------- ----- ---- ---------
// CHECK-NEXT:// samp0                             sampler      NA          NA     0    5         1
// CHECK-NEXT:// tex0                              texture  float4          2d     0    5         1
// CHECK-NEXT:// tex1[0][5][3]                     texture  float4          2d     0   10 unbounded
// CHECK-NEXT:// tex2[8]                           texture  float4          2d     1    0         8
// CHECK-NEXT://
// CHECK-NEXT://
// CHECK-NEXT://
// CHECK-NEXT:// Input signature:
// CHECK-NEXT://
// CHECK-NEXT:// Name                 Index   Mask Register SysValue  Format   Used
// CHECK-NEXT:// -------------------- ----- ------ -------- -------- ------- ------
// CHECK-NEXT:// COORD                    0   xyzw        0     NONE   float   xyzw
// CHECK-NEXT://
// CHECK-NEXT://
// CHECK-NEXT:// Output signature:
// CHECK-NEXT://
// CHECK-NEXT:// Name                 Index   Mask Register SysValue  Format   Used
// CHECK-NEXT:// -------------------- ----- ------ -------- -------- ------- ------
// CHECK-NEXT:// SV_TARGET                0   xyzw        0   TARGET   float   xyzw
// CHECK-NEXT://
// CHECK-NEXT:ps_5_1
// CHECK-NEXT:dcl_globalFlags refactoringAllowed
// CHECK-NEXT:dcl_sampler s0[5:5], mode_default, space=0
// CHECK-NEXT:dcl_resource_texture2d (float,float,float,float) t0[5:5], space=0
// CHECK-NEXT:dcl_resource_texture2d (float,float,float,float) t1[10:*], space=0
// CHECK-NEXT:dcl_resource_texture2d (float,float,float,float) t2[0:7], space=1
// CHECK-NEXT:dcl_input_ps linear v0.xyzw
// CHECK-NEXT:dcl_output o0.xyzw
// CHECK-NEXT:dcl_temps 2
// CHECK-NEXT:sample r0.xyzw, v0.xyxx, t0[5].xyzw, s0[5]
// CHECK-NEXT:add r0.xyzw, r0.xyzw, v0.xyzw
// CHECK-NEXT:ftou r1.x, r0.x
// CHECK-NEXT:sample r1.xyzw, r0.xyxx, t2[r1.x + 0].xyzw, s0[5]
// CHECK-NEXT:add r0.xyzw, r0.xyzw, r1.xyzw
// CHECK-NEXT:ftou r1.xyz, r0.zyxz
// CHECK-NEXT:imul null, r1.yz, r1.zzyz, l(0, 15, 3, 0)
// CHECK-NEXT:iadd r1.y, r1.z, r1.y
// CHECK-NEXT:iadd r1.x, r1.x, r1.y
// CHECK-NEXT:sample r1.xyzw, r0.xyxx, t1[r1.x + 10].xyzw, s0[5]
// CHECK-NEXT:add o0.xyzw, r0.xyzw, r1.xyzw
// CHECK-NEXT:ret
// CHECK-NEXT:// Approximately 12 instruction slots used

// VKD3D: dcl_resource_texture2d (float,float,float,float) t1[10:*], space=0
// VKD3D: sample {{.*}}, t2[r1.x + 0].xyzw, s0[5]
