// -T vs_6_4 => dxil spirv
float4 main(uint v : SV_InstanceID) : SV_Position { return v.xxxx; }
