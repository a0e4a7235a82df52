// -T cs_6_6 -E main => refused
[payload("miss")] //~ 2: error: expected identifier
void m()
{
}
[numthreads(1, 1, 1)]
void main()
{
}
