// -T ps_6_6 -E main -HV 2021 => dxil spirv
RWByteAddressBuffer x0 : register(u4);
RWByteAddressBuffer x1 : register(space2);
RWByteAddressBuffer x2 : register(u0, space1);
float4 main() : SV_Target { return 1; }
