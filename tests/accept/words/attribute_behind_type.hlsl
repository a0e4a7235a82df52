// -T cs_6_0 -E main => refused
float4 [numthreads(1, 1, 1)] void main() { } //~ 9: error: use of undeclared identifier 'numthreads'
