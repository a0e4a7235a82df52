// -T lib_6_6 => dxil
// except spirv: libraries are compiled to DXIL alone
[earlydepthstencil] float4 ps() : SV_Target { return 1; } //~ 2: warning: attribute 'earlydepthstencil' ignored without accompanying shader attribute [-Wmisplaced-attributes]
[numthreads(4, 1, 1)] void cs() { } //~ 2: warning: attribute 'numthreads' ignored without accompanying shader attribute [-Wmisplaced-attributes]
[wavesize(32)] static void f() { } //~ 2: warning: attribute 'wavesize' ignored without accompanying shader attribute [-Wmisplaced-attributes]
struct S { [numthreads(1, 1, 1)] void g() { } };
[numthreads(1, 1, 1)] [shader("compute")] void named() { }
[RootSignature("")] float4 vs() : SV_Position { return 0; } //~ 2: warning: attribute 'RootSignature' ignored without accompanying shader attribute [-Wmisplaced-attributes]
