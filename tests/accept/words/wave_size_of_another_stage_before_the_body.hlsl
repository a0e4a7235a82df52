// -T ps_6_6 -E main => refused
[wavesize(32)] void main() { undeclared; } //~ 2: error: attribute WaveSize only allowed on compute or node shaders
