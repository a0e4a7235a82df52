// -T vs_6_0 => dxil spirv
float4 plane;
[clipplanes(plane)] min16float4 main(float4 p : P) : SV_Position { return (min16float4)p; }
