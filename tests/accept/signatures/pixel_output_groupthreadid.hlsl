// -T ps_6_4 => refused
void main(out uint3 v : SV_GroupThreadID) { v = (uint3)1; } //~ 25: error: invalid semantic 'SV_GroupThreadID' for ps 6.4
