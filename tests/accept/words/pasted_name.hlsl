// -T ps_6_0 -E main => refused
#define P(a, b) a##b
float4 main() : SV_Target { return 1 +
    P(fo, o); } //~ 5: error: use of undeclared identifier 'foo'; did you mean 'for'?
