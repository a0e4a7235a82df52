// -T ps_6_0 => dxil spirv
technique T { pass { SetVertexShader( CompileShader( vs_4_0, main() ) ) ); ] } }
BlendState blended { SrcBlend[0 = ONE; };
SamplerState point_ = sampler_state { Filter = POINT); };
float4 main() : SV_Target { return 1; }
