// Instructions that are asked for by number take as many operands as SPIR-V gives them, and some of them any number from a
// few on.
// RUN: not %trefoil compile %s -T ps_6_0 -E more --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=MORE
// RUN: not %trefoil compile %s -T ps_6_0 -E fewer --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=FEWER
// RUN: not %trefoil compile %s -T ps_6_0 -E unary --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=UNARY
// RUN: not %trefoil compile %s -T ps_6_0 -E some --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=SOME
// RUN: %trefoil compile %s -T ps_6_0 -E right --emit spirv -o %t.spv
// RUN: %spirv-val %t.spv
// MORE: error: Normalize takes 1 operands, not 2
// FEWER: error: FClamp takes 3 operands, not 2
// UNARY: error: OpBitReverse takes 1 operands, not 2
// SOME: error: OpImageRead takes 2 operands at least, not 1
[[vk::ext_instruction(69, "GLSL.std.450")]] float2 normalized(float2 a, float2 b);
[[vk::ext_instruction(43, "GLSL.std.450")]] float2 held(float2 a, float2 low);
[[vk::ext_instruction(204)]] uint reversed(uint a, uint b);
[[vk::ext_instruction(98)]] float4 read(RWTexture2D<float4> t);
[[vk::ext_instruction(43, "GLSL.std.450")]] float2 held(float2 a, float2 low, float2 high);
[[vk::ext_instruction(98)]] float4 read(RWTexture2D<float4> t, uint2 at);

RWTexture2D<float4> image;

float4 more(float2 a : A) : SV_Target { return normalized(a, a).xyxy; }
float4 fewer(float2 a : A) : SV_Target { return held(a, a).xyxy; }
float4 unary(nointerpolation uint a : A) : SV_Target { return reversed(a, a); }
float4 some() : SV_Target { return read(image); }
float4 right(float2 a : A) : SV_Target { return held(a, 0, 1).xyxy + read(image, uint2(0, 1)); }
