// -T ps_6_6
[WaveSize(32)] float4 main() : SV_Target { return 0; }
