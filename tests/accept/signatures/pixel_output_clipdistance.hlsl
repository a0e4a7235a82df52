// -T ps_6_4 => refused
void main(out float4 v : SV_ClipDistance) { v = (float4)1; } //~ 26: error: invalid semantic 'SV_ClipDistance' for ps 6.4
