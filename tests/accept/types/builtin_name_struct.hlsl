// -T ps_6_5 => refused
struct RayDesc { float3 from, to; }; //~ 8: error: redefinition of 'RayDesc'
float4 main() : SV_Target { return 1; }
