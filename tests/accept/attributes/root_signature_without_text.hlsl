// -T cs_6_0 -E main => refused
[RootSignature] //~ 2: error: 'RootSignature' attribute takes one argument
[numthreads(1, 1, 1)]
void main()
{
}
