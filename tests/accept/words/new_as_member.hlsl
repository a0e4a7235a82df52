// -T ps_6_0 -E main => refused
float4 main(float4 x : X) : SV_Target { return x.new; } //~ 50: error: expected unqualified-id
