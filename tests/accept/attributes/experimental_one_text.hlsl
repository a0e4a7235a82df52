// -T cs_6_0 -E main => refused
[experimental("a")] //~ 2: error: 'experimental' attribute requires exactly 2 arguments
[numthreads(1, 1, 1)]
void main()
{
}
