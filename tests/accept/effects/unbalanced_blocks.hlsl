// -T ps_6_0 => dxil spirv
technique T { pass { SetVertexShader( CompileShader( vs_4_0, main() ) ) ); ] } } //~ 1: warning: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
BlendState blended { SrcBlend[0 = ONE; }; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax] //~ 20: warning: effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs. [-Weffects-syntax]
SamplerState point_ = sampler_state { Filter = POINT); }; //~ 23: warning: effect sampler_state assignment ignored - effect syntax is deprecated [-Weffects-syntax]
float4 main() : SV_Target { return 1; }
