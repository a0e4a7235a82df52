// -T ps_6_0 -E main -spirv => spirv
struct V { float4 p : SV_Position; [[vk::builtin("PointSize")]] float s : PSIZE; float4 c : COLOR; };
float4 main(V v) : SV_Target { return v.c; }
