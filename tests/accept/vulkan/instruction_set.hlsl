// -T ps_6_0 -spirv => spirv
[[vk::ext_extension("SPV_AMD_shader_trinary_minmax")]] [[vk::ext_instruction(1, "SPV_AMD_shader_trinary_minmax")]] float FMin3(float x, float y, float z);
float4 main(float3 a : A) : SV_Target { return FMin3(a.x, a.y, a.z); }
