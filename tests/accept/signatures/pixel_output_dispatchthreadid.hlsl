// -T ps_6_4 => refused
void main(out uint3 v : SV_DispatchThreadID) { v = (uint3)1; } //~ 25: error: invalid semantic 'SV_DispatchThreadID' for ps 6.4
