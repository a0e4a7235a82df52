// -T lib_6_3 => dxil spirv
[shader("compute")] [numthreads(1, 1, 1)] void main() : RESULT {}
