// -T ps_6_0 -E main => refused
[numthreads(1, 1, 1)] //~ 2: error: attribute numthreads only valid for CS/MS/AS.
float4 main() : SV_Target { return 1; }
