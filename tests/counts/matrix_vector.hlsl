// -T vs_6_0 -E main
// One product with a matrix of a constant buffer.
cbuffer Frame { float4x4 world_to_clip; };

float4 main(float4 position : POSITION) : SV_Position { return mul(world_to_clip, position); }
