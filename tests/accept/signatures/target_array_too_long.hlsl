// -T ps_6_0 => refused //~ error: SV_Target semantic index exceeds maximum (7).
struct O { float4 t[9] : SV_Target; };
O main() { O o = (O)1; return o; }
