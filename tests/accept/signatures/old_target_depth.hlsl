// -T ps_6_0 => refused
void main(out float4 c : COLOR, out float d : DEPTH) { c = 1; d = 1; } //~ 26: error: invalid semantic 'COLOR' for ps 6.0
