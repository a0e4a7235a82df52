// -T ps_6_0 => dxil
float4 main(int c : SV_Coverage) : SV_Target { return c; }
