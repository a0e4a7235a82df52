// -T cs_6_0 -E main => dxil spirv
[waveopsincludehelperlanes] [numthreads(1, 1, 1)] void main() {}
