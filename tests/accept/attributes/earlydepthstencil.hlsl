// -T ps_6_0 => dxil spirv
[earlydepthstencil] float4 main() : SV_Target { return 0; }
