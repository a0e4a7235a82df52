// -T ps_6_4 => refused
void main(out float4 v : TEXCOORD) { v = (float4)1; } //~ 26: error: invalid semantic 'TEXCOORD' for ps 6.4
