// -T vs_6_0 => dxil spirv
float4 main(float4 p : POSITION) : POSITION0 { return p; } //~ 8: warning: 'POSITION0' is a user-defined semantic; did you mean 'SV_Position'? [-Wdx9-deprecation]
