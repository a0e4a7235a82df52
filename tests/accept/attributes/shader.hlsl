// -T cs_6_0 => dxil spirv
[shader("compute")] [numthreads(1, 1, 1)] void main() { }
