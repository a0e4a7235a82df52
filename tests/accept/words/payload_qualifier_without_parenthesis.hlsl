// -T ps_6_0 -E main => refused
float4 main(float x : read) : SV_Target { return x; } //~ 27: error: expected '(' after 'payload access qualifier'
