// -T lib_6_6 => dxil
// except spirv: DXC makes entries of what names its stage alone there
float4 plane;
[clipplanes(plane)]
float4 main(float4 p : P) : SV_Position { return p; }
