// -T vs_6_0 -E main => dxil spirv
struct O { float4 a : SV_Position; float d : D; };
O main(float f : F) { O o; o.a = f; return o; }
