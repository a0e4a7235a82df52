// -T cs_6_0 -E main => refused
[RootSignature(1)] //~ 16: error: attribute 'RootSignature' must have a string literal argument
[numthreads(1, 1, 1)]
void main()
{
}
