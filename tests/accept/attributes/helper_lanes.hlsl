// -T ps_6_7 -E main => dxil spirv
[WaveOpsIncludeHelperLanes] float4 main(float x : X) : SV_Target { return WaveActiveSum(x); }
