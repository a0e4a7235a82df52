// -T ps_6_0 -E main => refused //~ error: globallycoherent cannot be used with append/consume buffers: 'c'. 'c'
globallycoherent AppendStructuredBuffer<float> c;
float4 main() : SV_Target { c.Append(1); return 0; }
