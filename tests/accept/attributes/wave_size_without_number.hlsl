// -T cs_6_6 -E main => refused
[WaveSize] //~ 2: error: 'WaveSize' attribute takes at least 1 argument
[numthreads(1, 1, 1)]
void main()
{
}
