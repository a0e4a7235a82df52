// -T vs_6_5 -E main => refused
struct V { float4 p; };
[numthreads(1, 1, 1)] void main(out vertices V v[3]) { } //~ 2: error: attribute numthreads only valid for CS/MS/AS.
