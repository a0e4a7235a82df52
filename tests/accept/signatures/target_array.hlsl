// -T ps_6_0 => dxil spirv
struct O { float4 t[4] : SV_Target; };
O main() { O o; o.t[0] = 1; o.t[1] = 2; o.t[2] = 3; o.t[3] = 4; return o; }
