// -T cs_6_0 => refused
static const int signature = 1;
[RootSignature(signature)] [numthreads(1, 1, 1)] void main() { } //~ 16: error: attribute 'RootSignature' must have a string literal argument
