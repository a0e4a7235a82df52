// -T vs_6_0 => dxil spirv
float4 main(float4 p : POSITION) : POSITION { return p; } //~ 8: warning: 'POSITION' is a user-defined semantic; did you mean 'SV_Position'? [-Wdx9-deprecation]
