// -T cs_6_6 => dxil spirv
[WaveSize(32)] [numthreads(64, 1, 1)] void main() { }
