// -T cs_6_8 -E main => refused
[WaveSize(4, 64, 0)] //~ 2: error: WaveSize arguments must be between 4 and 128 and a power of 2
[numthreads(1, 1, 1)]
void main()
{
}
