// -T ps_6_6 => refused
[WaveSize(32)] float4 main() : SV_Target { return 0; } //~ 2: error: attribute WaveSize only allowed on compute or node shaders
