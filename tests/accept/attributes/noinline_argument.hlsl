// -T cs_6_0 -E main => refused
[noinline(1)] //~ 2: error: 'noinline' attribute takes no arguments
[numthreads(1, 1, 1)]
void main()
{
}
