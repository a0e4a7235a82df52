// -T ps_6_4 => refused
void main(out uint v : SV_ViewportArrayIndex) { v = (uint)1; } //~ 24: error: invalid semantic 'SV_ViewportArrayIndex' for ps 6.4
