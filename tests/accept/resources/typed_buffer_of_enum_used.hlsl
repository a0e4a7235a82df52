// -T ps_6_0 -E main
enum Kind { First, Second };
Buffer<Kind> kinds;
float4 main() : SV_Target { return (int)kinds[0]; }
