// -T ps_6_0
[earlydepthstencil] float4 main() : SV_Target { return 0; }
