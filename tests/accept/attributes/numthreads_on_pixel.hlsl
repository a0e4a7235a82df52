// -T ps_6_0 => refused
[numthreads(1, 1, 1)] float4 main() : SV_Target { return 0; } //~ 2: error: attribute numthreads only valid for CS/MS/AS.
