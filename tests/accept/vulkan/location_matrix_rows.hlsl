// -T vs_6_0 -spirv => refused
float4 main([[vk::location(1)]] float4x4 a : A, [[vk::location(2)]] float4 b : B) : SV_Position { return a[0] + b; } //~ 51: error: stage input location #2 already consumed by semantic 'A'
