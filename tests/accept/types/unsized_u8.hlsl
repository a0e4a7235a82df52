// -T ps_6_0 -E main => dxil spirv
static const float a[][2] = { 1, 2, 3, 4 }; float4 main(int f : F) : SV_Target { return a[f][1]; }
