// -T ps_6_0 -E main
cbuffer C { int n; };
float4 main() : SV_Target { float s = 0; [unroll] for (int i = 0; i < n; i++) s += i; return s; }
