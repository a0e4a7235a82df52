// -T vs_6_0 => dxil spirv
float4 main(float4 p : POSITION) : POSITION { return p; }
