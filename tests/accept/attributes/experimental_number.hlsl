// -T cs_6_0 -E main => refused
[experimental(1, 2)] //~ 15: error: attribute 'experimental' must have a string literal argument
[numthreads(1, 1, 1)]
void main()
{
}
