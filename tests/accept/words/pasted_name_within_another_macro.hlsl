// -T ps_6_0 -E main => refused
#define I(x) x
#define P(a, b) a##b
float4 main() : SV_Target { return 1 +
    I(1 + P(fo, o)); } //~ 11: error: use of undeclared identifier 'foo'; did you mean 'for'?
