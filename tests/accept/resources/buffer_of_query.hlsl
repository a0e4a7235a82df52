// -T ps_6_5 -E main => refused
struct Held { RayQuery<0> query; };
StructuredBuffer<Held> odd; //~ 18: error: 'RayQuery<0>' is an object and cannot be used as a type parameter
float4 main() : SV_Target { return 1; }
