// -T ps_6_4 => refused //~ error: SV_Target semantic index exceeds maximum (7).
void main(out float4 v : SV_Target8) { v = (float4)1; }
