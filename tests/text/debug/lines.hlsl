// -Zi: DXC's disassembler finds where each instruction comes from: through calls, blocks and an included file.
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Qembed_debug -Od -Fo %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Qembed_debug -O3 -Fo %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s --check-prefix=OPTIMISED
#include "inputs/half.hlsli"
float scaled(float a) {
  float doubled = a + a;
  return doubled * 3;
}
float4 main(float4 position : POSITION) : SV_Target {
  float factor = scaled(position.x);
  if (factor > 2) {
    position = sin(position.y);
  }
  return position + half_of(factor);
}
// CHECK: fadd {{.*}} !dbg [[ADD:![0-9]+]] ; line:10 col:19
// CHECK-NEXT: dbg.value{{.*}} ; var:"doubled" !DIExpression() func:"scaled"
// CHECK-NEXT: fmul {{.*}} ; line:11 col:10
// CHECK: fcmp {{.*}} ; line:15 col:7
// CHECK: call float @dx.op.unary.f32(i32 13, {{.*}} !dbg [[SIN:![0-9]+]] ; line:16 col:16
// CHECK: fmul {{.*}} !dbg [[HALF:![0-9]+]] ; line:1 col:33
// CHECK: !llvm.dbg.cu = !{[[UNIT:![0-9]+]]}
// CHECK: !llvm.module.flags = !{[[DWARF:![0-9]+]], [[VERSION:![0-9]+]]}
// CHECK-DAG: {{^}}[[UNIT]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: [[FILE:![0-9]+]], producer: "trefoil", {{.*}}emissionKind: 1
// CHECK-DAG: {{^}}[[FILE]] = !DIFile(filename: "{{.*}}lines.hlsl", directory: "")
// CHECK-DAG: {{^}}[[MAIN:![0-9]+]] = !DISubprogram(name: "main", scope: [[FILE]], file: [[FILE]], line: 13, {{.*}}function: void ()* @main)
// CHECK-DAG: {{^}}[[SCALED:![0-9]+]] = !DISubprogram(name: "scaled", scope: [[FILE]], file: [[FILE]], line: 9, {{.*}}isDefinition: true, scopeLine: 9
// CHECK-DAG: {{^}}[[HALF_OF:![0-9]+]] = !DISubprogram(name: "half_of", scope: [[HEADER:![0-9]+]]
// CHECK-DAG: {{^}}[[HEADER]] = !DIFile(filename: "{{.*}}inputs/half.hlsli", directory: "")
// CHECK-DAG: {{^}}[[DWARF]] = !{i32 2, !"Dwarf Version", i32 4}
// CHECK-DAG: {{^}}[[VERSION]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-DAG: {{^}}[[ADD]] = !DILocation(line: 10, column: 19, scope: [[SCALED]], inlinedAt: [[CALL:![0-9]+]])
// CHECK-DAG: {{^}}[[CALL]] = distinct !DILocation(line: 14, column: 18, scope: [[MAIN]])
// CHECK-DAG: {{^}}[[SIN]] = !DILocation(line: 16, column: 16, scope: [[BLOCK:![0-9]+]])
// CHECK-DAG: {{^}}[[BLOCK]] = distinct !DILexicalBlock(scope: [[MAIN]], file: [[FILE]], line: 15, column: 19)
// CHECK-DAG: {{^}}[[HALF]] = !DILocation(line: 1, column: 33, scope: [[HALF_OF]], inlinedAt: [[SECOND:![0-9]+]])
// CHECK-DAG: {{^}}[[SECOND]] = distinct !DILocation(line: 18, column: 21, scope: [[MAIN]])
// OPTIMISED: fmul {{.*}} ; line:11 col:10
// OPTIMISED: call float @dx.op.unary.f32(i32 13, {{.*}} ; line:16 col:16
