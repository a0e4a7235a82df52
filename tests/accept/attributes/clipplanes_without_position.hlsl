// -T vs_6_0 -E main => refused
float4 v;
[clipplanes(v)]
float4 main(float4 p : P) : A { return p; } //~ 1: error: Cannot use clipplanes attribute without specifying a 4-component SV_Position output
