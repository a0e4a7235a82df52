// -T ps_5_1 -spirv => spirv
float4 main(uint id : SV_PrimitiveID) : SV_Target { return id; }
