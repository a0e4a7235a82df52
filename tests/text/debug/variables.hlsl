// -Zi: what variables hold, part by part, with their types as DXC describes them.
// RUN: %trefoil dxc %s -T cs_6_0 -Zi -Qembed_debug -Od -Fo %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s
struct Light { float3 direction; float power; };
StructuredBuffer<Light> lights;
RWBuffer<float> results;
cbuffer Scene { float2x2 turn; };
static uint steps = 0;
groupshared float partial[4];
float shade(Light light, float3 normal) { return dot(light.direction, normal) * light.power; }
[numthreads(4, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint unused : SV_GroupIndex) {
  float sum = 0;
  for (int i = 0; i < 3; ++i) {
    sum += shade(lights[i], float3(1, sum, 0));
    steps += 1;
  }
  float table[2] = { sum, 1 };
  float2 turned = mul(turn, float2(sum, 1));
  bool is_far = table[id.y] > 3;
  partial[id.x] = turned.x + turned.y;
  results[id.x] = is_far ? partial[0] : steps;
}
// CHECK: dbg.value(metadata i32 0, {{.*}} var:"global.steps" !DIExpression() func:"main"
// What nothing computes is undefined, and the variable is there all the same.
// CHECK: dbg.value(metadata i32 undef, {{.*}} var:"unused" !DIExpression() func:"main"
// CHECK: dbg.value(metadata float 0.000000e+00, {{.*}} var:"sum" !DIExpression() func:"main"
// A value holds once it is there.
// CHECK: [[ID:%[0-9]+]] = call i32 @dx.op.threadId.i32(i32 93, i32 0)
// CHECK: dbg.value(metadata i32 [[ID]], {{.*}} var:"id" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
// A loop's variables are phis at its head.
// CHECK: [[SUM:%[0-9]+]] = phi float
// CHECK: dbg.value(metadata float [[SUM]], {{.*}} var:"sum"
// CHECK: dbg.value(metadata float {{.*}} var:"light" !DIExpression(DW_OP_bit_piece, 96, 32) func:"shade"
// CHECK: dbg.value(metadata float [[SUM]], {{.*}} var:"normal" !DIExpression(DW_OP_bit_piece, 32, 32) func:"shade"
// CHECK: dbg.declare(metadata [2 x float]* %{{.*}} var:"table" !DIExpression() func:"main"
// CHECK: dbg.value(metadata float {{.*}} var:"turned" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
// CHECK: dbg.value(metadata i1 {{.*}} var:"is_far"
// CHECK-DAG: {{^![0-9]+}} = !DILocalVariable(tag: DW_TAG_arg_variable, name: "id", arg: 1, scope: {{.*}} line: 12, type: [[UINT3:![0-9]+]])
// CHECK-DAG: {{^}}[[UINT3]] = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", baseType: [[VECTOR:![0-9]+]])
// CHECK-DAG: {{^}}[[VECTOR]] = !DICompositeType(tag: DW_TAG_class_type, name: "vector<unsigned int, 3>", size: 96, align: 32, elements: [[LANES:![0-9]+]], templateParams: {{.*}})
// CHECK-DAG: {{^![0-9]+}} = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: [[VECTOR]], baseType: [[UNSIGNED:![0-9]+]], size: 32, align: 32, offset: 32, flags: DIFlagPublic)
// CHECK-DAG: {{^}}[[UNSIGNED]] = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
// CHECK-DAG: {{^}}[[LIGHT:![0-9]+]] = !DICompositeType(tag: DW_TAG_structure_type, name: "Light", file: {{.*}} line: 5, size: 128, align: 32
// CHECK-DAG: {{^![0-9]+}} = !DIDerivedType(tag: DW_TAG_member, name: "power", scope: [[LIGHT]], file: {{.*}} line: 5, baseType: {{.*}} size: 32, align: 32, offset: 96)
// CHECK-DAG: {{^![0-9]+}} = !DICompositeType(tag: DW_TAG_class_type, name: "matrix<float, 2, 2>", size: 128
// CHECK-DAG: {{^![0-9]+}} = !DICompositeType(tag: DW_TAG_class_type, name: "StructuredBuffer<Light>"
// CHECK-DAG: {{^![0-9]+}} = !DIGlobalVariable(name: "partial", {{.*}} line: 10, type: [[PARTIAL:![0-9]+]]
// CHECK-DAG: {{^}}[[PARTIAL]] = !DICompositeType(tag: DW_TAG_array_type, baseType: {{.*}} size: 128, align: 32, elements: [[DIMENSIONS:![0-9]+]])
// CHECK-DAG: {{^}}[[DIMENSIONS]] = !{[[COUNT:![0-9]+]]}
// CHECK-DAG: {{^}}[[COUNT]] = !DISubrange(count: 4)
