// -T lib_6_5 => dxil
// except spirv: libraries are compiled to DXIL alone.
[numthreads(1,1,1)][shader("compute")] void c() {}
