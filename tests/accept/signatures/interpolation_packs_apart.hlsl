// -T ps_6_0 => dxil spirv
float4 main(nointerpolation float2 c : C, linear float2 d : D) : SV_Target { return c.xyxy + d.xyxy; }
