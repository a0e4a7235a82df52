// -T ps_6_1 -E main => dxil spirv
float4 main(float4 a[31] : A, uint view : SV_ViewID) : SV_Target { return a[view]; }
