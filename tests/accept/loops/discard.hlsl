// -T ps_6_0 => dxil spirv
float4 main(float x : X) : SV_Target { if (x < 0) discard; return x; }
