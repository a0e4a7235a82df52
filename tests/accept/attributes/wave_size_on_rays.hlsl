// -T lib_6_8 -E main => refused
[shader("raygeneration")]
[WaveSize(32)] //~ 2: error: attribute WaveSize only allowed on compute or node shaders
void main()
{
}
