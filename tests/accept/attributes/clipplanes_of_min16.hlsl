// -T vs_6_0 => spirv //~ error: Module bitcode is invalid.
// except outcome: DXC makes a module in which the position and the plane do not fit.
float4 plane;
[clipplanes(plane)] min16float4 main(float4 p : P) : SV_Position { return (min16float4)p; }
