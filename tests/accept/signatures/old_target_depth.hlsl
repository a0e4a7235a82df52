// -T ps_6_0
void main(out float4 c : COLOR, out float d : DEPTH) { c = 1; d = 1; }
