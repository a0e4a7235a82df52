// -T ps_6_0 -spirv => spirv
[[vk::depth_unchanged]] void main(out float d : SV_Depth) { d = 1; }
