// -T ps_6_4 => refused
void main(out float4 v : SV_Position) { v = (float4)1; } //~ 26: error: invalid semantic 'SV_Position' for ps 6.4
