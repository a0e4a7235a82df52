// Each stream has output registers of its own, numbered from zero; the output signature says which stream an element is of.
// RUN: %trefoil compile %S/../geometry/streams.hlsl -T gs_5_1 --emit dxbc -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.dxbc | %filecheck %s --check-prefix=VKD3D

// CHECK: // SV_Position              0   xyzw        0      POS   float   xyzw
// CHECK: // PLACE                    0   xyz         0     NONE   float   xyz{{ *}}
// CHECK: dcl_inputprimitive point
// CHECK-NEXT: dcl_stream m0
// CHECK-NEXT: dcl_outputtopology pointlist
// CHECK-NEXT: dcl_output_siv o0.xyzw, position
// CHECK-NEXT: dcl_stream m1
// CHECK-NEXT: dcl_outputtopology pointlist
// CHECK-NEXT: dcl_output o0.xyz
// CHECK-NEXT: dcl_maxout 2
// CHECK-NEXT: mov o0.xyzw, v[0][0].xyzw
// CHECK-NEXT: emit_stream m0
// CHECK-NEXT: mov o0.xyz, v[0][0].xyzx
// CHECK-NEXT: emit_stream m1
// CHECK-NEXT: cut_stream m1
// CHECK-NEXT: ret

// VKD3D: dcl_stream m1
// VKD3D: emit_stream m1
