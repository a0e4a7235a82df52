// -T ps_6_0 -E main => refused //~ error: Invalid resource return type. 'kinds'
enum Kind { First, Second };
Buffer<Kind> kinds;
float4 main() : SV_Target { return (int)kinds[0]; }
