// What the source was, and from which line of it instructions come.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Zi -fspv-target-env=vulkan1.2 -Fo %t
// RUN: %spirv-val --target-env vulkan1.2 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefixes=SOURCE,LINE,TOOL
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -fspv-debug=source -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefixes=SOURCE,NOLINE
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -fspv-debug=file -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefixes=FILE,NOLINE
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefixes=PLAIN,NOLINE
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -fspv-debug=all -Fo %t 2>&1 | %filecheck %s --check-prefix=WRONG
// SOURCE: [[NAME:%[0-9]+]] = OpString "{{.*}}debug_lines.hlsl"
// SOURCE: OpSource HLSL 600 [[NAME]] "// What the source was
// FILE: [[NAME:%[0-9]+]] = OpString "{{.*}}debug_lines.hlsl"
// FILE: OpSource HLSL 600 [[NAME]]{{$}}
// PLAIN: OpSource HLSL 600{{$}}
// TOOL: OpModuleProcessed "trefoil
// LINE: OpLine [[NAME]] [[#@LINE+9]] 3
// LINE: OpFMul
// LINE: OpLine [[NAME]] [[#@LINE+13]] 16
// NOLINE-NOT: {{^ *}}OpLine
// WRONG: unknown SPIR-V debug info control parameter: all

#define THREE 3

float scaled(float a) {
  return a * THREE;
}

float4 main(float4 position : POSITION) : SV_Target {
  float factor = scaled(position.x);
  if (factor > 2)
    position = sin(position * factor);
  return position;
}
