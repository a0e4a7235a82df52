// -T vs_6_0 => dxil spirv
struct O { float4 p : SV_Position; float4 c : SV_ClipDistance0; float4 d : SV_ClipDistance1; };
O main(float4 p : P) { O o; o.p = p; o.c = p; o.d = p; return o; }
