// -fspv-debug=vulkan: sources, scopes, calls, types and variables in the instructions of NonSemantic.Shader.DebugInfo.100.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Od -fspv-debug=vulkan -fspv-target-env=vulkan1.1 -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis --raw-id %t | %filecheck %s
// RUN: %trefoil dis %t | grep -c DebugLocalVariable
// The texts of the files come with -with-source; one that is longer than an instruction goes on in others.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -O3 -fspv-debug=vulkan-with-source -fspv-target-env=vulkan1.3 -Fo %t
// RUN: %spirv-val --target-env vulkan1.3 %t
// RUN: %spirv-dis --raw-id %t | %filecheck %s --check-prefix=TEXT
// What DXC calls rich is told in the same instructions, with a word about it.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -fspv-debug=rich -Fo %t 2>&1 | %filecheck %s --check-prefix=RICH
// The extension must be permitted.
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -fspv-debug=vulkan -fspv-extension=SPV_EXT_mesh_shader -Fo %t 2>&1 | %filecheck %s --check-prefix=REFUSED
#include "inputs/half.hlsli"
struct Light { float3 direction; float power; };
float shade(Light light, float3 normal) {
  float facing = dot(light.direction, normal);
  return facing * light.power;
}
float4 main(float4 position : POSITION, float3 normal : NORMAL) : SV_Target {
  Light light = { normalize(position.xyz), 2 };
  float sum = 0;
  for (int i = 0; i < position.w; ++i) {
    sum += shade(light, normal * i);
  }
  float table[2] = { sum, half_of(sum) };
  float2x2 turn = { position.xy, position.zw };
  return table[sum > 1] + mul(turn, normal.xy).xyxy;
}
// CHECK: OpExtension "SPV_KHR_non_semantic_info"
// CHECK: [[SET:%[0-9]+]] = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
// CHECK-DAG: [[FILE:%[0-9]+]] = OpString "{{.*}}spirv.hlsl"
// CHECK-DAG: [[HEADER:%[0-9]+]] = OpString "{{.*}}inputs/half.hlsli"
// CHECK-DAG: [[MAIN:%[0-9]+]] = OpString "main"
// CHECK-DAG: [[WHO:%[0-9]+]] = OpString "trefoil {{.*}}"
// CHECK-DAG: [[WORDS:%[0-9]+]] = OpString "-spirv -T ps_6_0 -Od -fspv-debug=vulkan {{.*}}"
// CHECK-DAG: [[STRUCTURE:%[0-9]+]] = OpString "Light"
// CHECK-DAG: [[POWER_NAME:%[0-9]+]] = OpString "power"
// CHECK-DAG: [[LIGHT_NAME:%[0-9]+]] = OpString "light"
// CHECK-DAG: [[SUM_NAME:%[0-9]+]] = OpString "sum"
// CHECK-DAG: [[SHADE_NAME:%[0-9]+]] = OpString "shade"
// CHECK-DAG: [[FACING_NAME:%[0-9]+]] = OpString "facing"
// CHECK-DAG: [[TABLE_NAME:%[0-9]+]] = OpString "table"
// CHECK-DAG: [[HALF_NAME:%[0-9]+]] = OpString "half_of"
// CHECK-DAG: [[TURN_NAME:%[0-9]+]] = OpString "turn"
// Numbers are constants: here the bits before a field, and a line.
// CHECK-DAG: [[FLOAT:%[0-9]+]] = OpTypeFloat 32
// CHECK-DAG: [[UINT:%[0-9]+]] = OpTypeInt 32 0
// CHECK-DAG: [[BITS:%[0-9]+]] = OpConstant [[UINT]] 96{{$}}
// CHECK-DAG: [[LINE:%[0-9]+]] = OpConstant [[UINT]] 21{{$}}
// CHECK-DAG: [[FALSE:%[0-9]+]] = OpConstantFalse
// CHECK: [[SOURCE:%[0-9]+]] = OpExtInst [[VOID:%[0-9]+]] [[SET]] DebugSource [[FILE]]{{$}}
// CHECK: [[UNIT:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugCompilationUnit {{%[0-9]+ %[0-9]+}} [[SOURCE]]
// CHECK: [[NUMBER:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugTypeBasic
// CHECK: [[FUNCTION:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugFunction [[MAIN]] {{%[0-9]+}} [[SOURCE]] {{%[0-9]+ %[0-9]+}} [[UNIT]]
// CHECK: DebugEntryPoint [[FUNCTION]] [[UNIT]] [[WHO]] [[WORDS]]
// CHECK: [[EXPRESSION:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugExpression{{$}}
// CHECK: [[POWER:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugTypeMember [[POWER_NAME]] [[NUMBER]] [[SOURCE]] {{%[0-9]+ %[0-9]+}} [[BITS]]
// CHECK: [[COMPOSITE:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugTypeComposite [[STRUCTURE]] [[SECOND:%[0-9]+]] [[SOURCE]] {{.*}} [[POWER]]{{$}}
// CHECK: [[LIGHT:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLocalVariable [[LIGHT_NAME]] [[COMPOSITE]] [[SOURCE]] {{%[0-9]+ %[0-9]+}} [[FUNCTION]]
// CHECK: [[SUM:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLocalVariable [[SUM_NAME]] [[NUMBER]]
// CHECK: [[LOOP:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLexicalBlock [[SOURCE]] {{%[0-9]+ %[0-9]+}} [[FUNCTION]]
// CHECK: [[BODY:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLexicalBlock [[SOURCE]] {{%[0-9]+ %[0-9]+}} [[LOOP]]
// Every call is inlined; from where is told.
// CHECK: [[SHADE:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugFunction [[SHADE_NAME]]
// CHECK: [[CALL:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugInlinedAt {{%[0-9]+}} [[BODY]]{{$}}
// CHECK: [[FACING:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLocalVariable [[FACING_NAME]] [[NUMBER]] [[SOURCE]] {{%[0-9]+ %[0-9]+}} [[SHADE]]
// CHECK: [[ARRAY:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugTypeArray [[NUMBER]]
// CHECK: [[TABLE:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLocalVariable [[TABLE_NAME]] [[ARRAY]]
// CHECK: [[OTHER:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugSource [[HEADER]]{{$}}
// CHECK: DebugFunction [[HALF_NAME]] {{%[0-9]+}} [[OTHER]]
// A matrix is its rows.
// CHECK: [[ROW:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugTypeVector [[NUMBER]]
// CHECK: [[MATRIX:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugTypeMatrix [[ROW]] {{%[0-9]+}} [[FALSE]]
// CHECK: [[TURN:%[0-9]+]] = OpExtInst [[VOID]] [[SET]] DebugLocalVariable [[TURN_NAME]] [[MATRIX]]
// CHECK: [[CODE:%[0-9]+]] = OpFunction
// CHECK: [[ON_STACK:%[0-9]+]] = OpVariable
// CHECK: DebugFunctionDefinition [[FUNCTION]] [[CODE]]
// CHECK: DebugScope [[FUNCTION]]{{$}}
// Parts of a structure hold their values one by one.
// CHECK: [[DIRECTION:%[0-9]+]] = OpExtInst {{.*}} Normalize
// CHECK: DebugLine [[SOURCE]] [[LINE]] [[LINE]]
// CHECK-NEXT: DebugValue [[LIGHT]] [[DIRECTION]] [[EXPRESSION]] [[FIRST:%[0-9]+]]{{$}}
// CHECK: DebugValue [[LIGHT]] {{%[0-9]+}} [[EXPRESSION]] [[SECOND]]{{$}}
// A loop's variables are phis at its head.
// CHECK: [[PHI:%[0-9]+]] = OpPhi [[FLOAT]]
// CHECK: DebugValue [[SUM]] [[PHI]] [[EXPRESSION]]{{$}}
// CHECK: DebugScope [[SHADE]] [[CALL]]
// CHECK: [[DOT:%[0-9]+]] = OpDot
// CHECK: DebugValue [[FACING]] [[DOT]] [[EXPRESSION]]
// CHECK: DebugScope [[BODY]]{{$}}
// CHECK: DebugDeclare [[TABLE]] [[ON_STACK]] [[EXPRESSION]]
// CHECK: DebugValue [[TURN]] {{%[0-9]+}} [[EXPRESSION]] [[FIRST]]
// CHECK-NEXT: DebugValue [[TURN]] {{%[0-9]+}} [[EXPRESSION]] [[SECOND]]
// TEXT-NOT: OpExtension "SPV_KHR_non_semantic_info"
// TEXT: [[FILE:%[0-9]+]] = OpString "{{.*}}spirv.hlsl"
// TEXT: [[CONTENT:%[0-9]+]] = OpString "// -fspv-debug=vulkan: sources,
// TEXT: [[OTHER_CONTENT:%[0-9]+]] = OpString "float half_of(float x)
// TEXT: DebugSource [[FILE]] [[CONTENT]]
// TEXT: DebugSource {{%[0-9]+}} [[OTHER_CONTENT]]
// TEXT: DebugCompilationUnit
// RICH: warning: option '-fspv-debug=rich' has no effect: the instructions are those of -fspv-debug=vulkan, not of OpenCL.DebugInfo.100
// REFUSED: error: SPIR-V extension 'SPV_KHR_non_semantic_info' required but not permitted to use
