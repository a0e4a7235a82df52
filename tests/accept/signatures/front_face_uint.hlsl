// -T ps_6_0 => dxil
float4 main(uint c : SV_IsFrontFace) : SV_Target { return c; }
