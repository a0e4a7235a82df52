// `trefoil dis` lists the module with debug information where the container has it: as DXC does, byte for byte, of DXC's own.
// RUN: %dxc %s -T ps_6_0 -Zi -Qembed_debug -Od -o %t
// RUN: %trefoil dis %t | sed -n '/^define/,$p' > %t.ours
// RUN: %dxc-dis %t | tr -d '\000' | sed -n '/^define/,$p' | sed '${/^$/d}' > %t.theirs
// RUN: diff %t.theirs %t.ours
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Qembed_debug -Od -Fo %t
// RUN: %trefoil dis %t | %filecheck %s
struct Light { float3 direction; float power; };
cbuffer Scene { Light light; }
float4 main(float3 normal : NORMAL) : SV_Target {
  float shade = dot(normal, light.direction);
  if (shade < 0) {
    float back = shade * 0.1;
    shade = back * back;
  }
  return shade * light.power;
}
// CHECK: fmul {{.*}} !dbg [[PLACE:![0-9]+]] ; line:13 col:18
// CHECK-NEXT: call void @llvm.dbg.value(metadata float %{{.*}}, i64 0, metadata [[BACK:![0-9]+]], metadata {{.*}} ; var:"back" !DIExpression() func:"main"
// CHECK: {{^}}[[PLACE]] = !DILocation(line: 13, column: 18, scope: [[BLOCK:![0-9]+]])
// CHECK: {{^}}[[BLOCK]] = distinct !DILexicalBlock(scope: {{.*}} line: 12, column: 18)
// CHECK: {{^}}[[BACK]] = !DILocalVariable(tag: DW_TAG_auto_variable, name: "back", scope: [[BLOCK]], file: {{.*}} line: 13, type: {{.*}})
