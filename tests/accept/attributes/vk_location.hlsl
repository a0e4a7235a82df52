// -T vs_6_0
float4 main([[vk::location(2)]] float4 p : P) : SV_Position { return p; }
