// -T ps_6_0 -spirv => spirv
[[vk::ext_decorate(0)]] Texture2D<float4> t;
[[vk::ext_decorate_string(5635, "return variable")]] float4 main([[vk::ext_decorate_string(5635, "a input")]] float4 a : A) : SV_Target { return a + t.Load(0); }
