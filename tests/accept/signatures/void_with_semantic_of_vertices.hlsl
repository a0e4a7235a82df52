// -T ps_6_0 -E main => refused
void main(out float4 c : SV_Target) : SV_Position { c = 1; } //~ 39: error: invalid semantic 'SV_Position' for ps 6.0
