// -T vs_6_0 => dxil spirv
struct I { float4 p : P; float2 t : T; };
struct O { I i; float4 pos : SV_Position; };
O main(I i) { O r; r.i = i; r.pos = i.p; return r; }
