// -T ps_6_4 => refused
void main(out float v : SV_CullDistance0) { v = (float)1; } //~ 25: error: invalid semantic 'SV_CullDistance' for ps 6.4
