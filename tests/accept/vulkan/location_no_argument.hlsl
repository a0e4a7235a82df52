// -T vs_6_0 -spirv => refused
float4 main([[vk::location]] float4 a : A) : SV_Position { return a; } //~ 15: error: 'location' attribute takes one argument
