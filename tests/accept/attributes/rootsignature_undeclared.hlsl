// -T cs_6_0 => refused
[RootSignature(Missing)] [numthreads(1, 1, 1)] void main() { } //~ 16: error: use of undeclared identifier 'Missing'
