// -T vs_6_0 => dxil spirv
float4 main(float4 p : P, out float2 t : T) : SV_Position { t = p.xy; return p; }
