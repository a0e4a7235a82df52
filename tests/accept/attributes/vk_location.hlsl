// -T vs_6_0 => dxil spirv
float4 main([[vk::location(2)]] float4 p : P) : SV_Position { return p; } //~ 15: warning: 'location' attribute ignored [-Wignored-attributes]
