// -T ps_6_0 => dxil spirv
float4 shade(float by <string name = "Strength"; float least = 0;>) <string kind = "pixel";> { return by; }
float4 main() : SV_Target { return shade(1); }
