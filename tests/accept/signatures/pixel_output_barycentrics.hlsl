// -T ps_6_4 => refused
void main(out float3 v : SV_Barycentrics) { v = (float3)1; } //~ 26: error: invalid semantic 'SV_Barycentrics' for ps 6.4
