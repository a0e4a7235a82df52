// -T ps_6_0 -E main => dxil spirv
Texture2DMS<float4> t;
float4 main(float2 uv : UV) : SV_Target { return t.GetSamplePosition(1).xyxy; }
