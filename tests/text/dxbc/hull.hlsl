// A hull shader: what holds for all phases, the phase that makes a control point, and a fork phase that makes what the patch
// has as a whole. Tessellation factors lie in registers of their own, each declared by its name.
// RUN: %trefoil compile %S/../tessellation/hull.hlsl -T hs_5_1 --emit dxbc -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.dxbc | %filecheck %s --check-prefix=VKD3D

// CHECK: // Patch Constant signature:
// CHECK: // SV_TessFactor            0      w        0  TRIEDGE   float      w
// CHECK: // SV_TessFactor            1      w        1  TRIEDGE   float      w
// CHECK: // SV_TessFactor            2      w        2  TRIEDGE   float      w
// CHECK: // SV_InsideTessFactor      0   x           3   TRIINT   float   x{{ *}}
// CHECK: hs_5_1
// CHECK-NEXT: hs_decls
// CHECK-NEXT: dcl_input_control_point_count 3
// CHECK-NEXT: dcl_output_control_point_count 3
// CHECK-NEXT: dcl_tessellator_domain domain_tri
// CHECK-NEXT: dcl_tessellator_partitioning partitioning_integer
// CHECK-NEXT: dcl_tessellator_output_primitive output_triangle_cw
// CHECK-NEXT: dcl_hs_max_tessfactor l(8.000000)
// CHECK-NEXT: dcl_globalFlags refactoringAllowed
// CHECK-NEXT: hs_control_point_phase
// CHECK-NEXT: dcl_input v[3][0].xyz
// CHECK-NEXT: dcl_input vOutputControlPointID
// CHECK-NEXT: dcl_output o0.xyz
// CHECK-NEXT: dcl_temps 1
// CHECK-NEXT: mov r0.x, vOutputControlPointID
// CHECK-NEXT: mul o0.xyz, v[r0.x + 0][0].xyzx, l(2.000000, 2.000000, 2.000000, 0.000000)
// CHECK-NEXT: ret
// CHECK-NEXT: hs_fork_phase
// CHECK-NEXT: dcl_input vicp[3][0].y
// CHECK-NEXT: dcl_input vocp[3][0].x
// CHECK-NEXT: dcl_output_siv o0.w, finalTriUeq0EdgeTessFactor
// CHECK-NEXT: dcl_output_siv o1.w, finalTriVeq0EdgeTessFactor
// CHECK-NEXT: dcl_output_siv o2.w, finalTriWeq0EdgeTessFactor
// CHECK-NEXT: dcl_output_siv o3.x, finalTriInsideTessFactor
// CHECK: mov o2.w, vocp[1][0].x
// CHECK: mov o3.x, vicp[0][0].y
// CHECK-NEXT: ret

// VKD3D: hs_fork_phase
// VKD3D: vocp[1][0].x
