// -T lib_6_5 => dxil spirv
[numthreads(1,1,1)][shader("compute")] void c() {}
