// -T ps_6_4 => refused
void main(out uint v : SV_InnerCoverage) { v = (uint)1; } //~ 24: error: invalid semantic 'SV_InnerCoverage' for ps 6.4
