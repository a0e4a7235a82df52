// -T ps_6_0 -E main => dxil spirv
float4 main(float4 position : SV_Position, uint sample_index : SV_SampleIndex) : SV_Target { return position; }
