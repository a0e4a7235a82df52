// -T cs_6_0 -E main => refused //~ error: Declared Thread Group Z size 65 outside valid range [1..64].
[numthreads(1, 1, 65)]
void main()
{
}
