// -T ps_6_0 => refused //~ error: Thread Group Shared Memory not supported in Shader Model ps_6_0.
// DXC's validator names no place.
groupshared float4 s[64];
float4 main() : SV_Target { return s[0]; }
