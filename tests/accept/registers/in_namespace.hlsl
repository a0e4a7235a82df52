// -T ps_6_6 -E main -HV 2021 => dxil spirv
namespace N_x0 { bool x0 : register(b1); }
namespace N_x1 { bool x1 : register(c5); }
namespace N_x2 { bool x2 : register(i6); }
float4 main() : SV_Target { return 1; }
