// -T ps_6_4 => refused
void main(out float4 v : SV_Nonsense) { v = (float4)1; } //~ 26: error: invalid semantic 'SV_Nonsense' for ps 6.4
