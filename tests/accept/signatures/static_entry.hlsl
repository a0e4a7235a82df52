// -T ps_6_0 => refused //~ error: cannot find entry function main
static float4 main() : SV_Target { return 1; }
