// -T ps_6_0 => dxil spirv
float4 shade(float by <string name = "Strength"; float least = 0;>) <string kind = "pixel";> { return by; } //~ 23: warning: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax] //~ 69: warning: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax]
float4 main() : SV_Target { return shade(1); }
