// -T cs_6_6 -E main => refused
int f(int x)
{
    return unsigned int(x); //~ 12: error: 'unspecified' cannot be signed or unsigned
}
[numthreads(1, 1, 1)]
void main()
{
}
