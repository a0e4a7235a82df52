// -T vs_6_0 => refused
Texture2D<float4x4> t; //~ 21: error: texture resource texel type must be scalar or vector
float4 main() : SV_Position { return 0; }
