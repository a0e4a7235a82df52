// -T vs_6_0 -spirv => refused
struct O { float4 p : SV_Position; [[vk::builtin("PointSize")]] float2 s : PS; }; //~ 38: error: PointSize builtin must be of float type
O main() { O o; o.p = 1; o.s = 2; return o; }
