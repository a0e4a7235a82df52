// -T ps_6_0
[numthreads(1, 1, 1)] float4 main() : SV_Target { return 0; }
