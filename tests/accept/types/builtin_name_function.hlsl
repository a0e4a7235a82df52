// -T ps_6_5 => dxil spirv
// A function or a variable hides a built-in structure, as it hides one of the source.
float2 RayDesc(float x) { return x * 2; }
static const float SamplerState = 3;
float4 main(float x : X) : SV_Target { return RayDesc(x).xyxy * SamplerState; }
