// -T ps_6_5 -E main
struct Held { RayQuery<0> query; };
StructuredBuffer<Held> odd;
float4 main() : SV_Target { return 1; }
