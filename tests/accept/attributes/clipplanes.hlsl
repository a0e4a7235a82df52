// -T vs_6_0 => dxil spirv
float4 plane;
[clipplanes(plane)] float4 main(float4 p : P) : SV_Position { return p; }
