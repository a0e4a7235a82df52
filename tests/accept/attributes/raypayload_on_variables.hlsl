// -T ps_6_0 -E main => dxil spirv
[raypayload] float4 z;
float4 main([raypayload] float x : X) : SV_Target { [raypayload] float y = 1; return y; }
