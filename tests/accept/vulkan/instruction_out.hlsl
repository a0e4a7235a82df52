// -T cs_6_0 -spirv => spirv
[[vk::ext_instruction(35, "GLSL.std.450")]] float modf_(float x, [[vk::ext_reference]] out float w);
RWStructuredBuffer<float> b;
[numthreads(1,1,1)] void main() { float w; b[2] = modf_(b[0], w) + w; }
