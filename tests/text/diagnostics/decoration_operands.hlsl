// Decorations and execution modes that are asked for by number have as many operands as SPIR-V gives them.
// RUN: not %trefoil compile %s -T ps_6_0 -E main --emit spirv -o %t.spv 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_6_0 -E mode --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=MODE
// CHECK: error: decoration 2 takes 0 operands, not 1
// MODE: error: execution mode 4460 takes 1 operands, not 0
[[vk::ext_decorate(2, 2)]] float4 main(float2 a : A) : SV_Target { return a.xyxy; }
float4 mode(float2 a : A) : SV_Target { vk::ext_execution_mode(4460); return a.xyxy; }
