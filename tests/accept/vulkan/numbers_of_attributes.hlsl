// -T ps_6_0 -E main -spirv => spirv
[[vk::binding(1, 1.5)]] Texture2D source; //~ 3: warning: attribute 'binding' must have a uint literal argument [-Wattribute-type]
[[vk::constant_id(1.5)]] const int scale = 1; //~ 3: warning: attribute 'constant_id' must have a uint literal argument [-Wattribute-type]
[[vk::location(true)]] float4 main([[vk::location(1.0)]] float4 at : A) : SV_Target { return at * scale; } //~ 3: warning: attribute 'location' must have a uint literal argument [-Wattribute-type] //~ 38: warning: attribute 'location' must have a uint literal argument [-Wattribute-type]
