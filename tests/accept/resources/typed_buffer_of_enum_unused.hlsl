// -T ps_6_0 -E main => dxil spirv
enum Kind { First, Second };
Buffer<Kind> kinds;
Texture2D<Kind> map;
float4 main() : SV_Target { return 1; }
