// -T lib_6_6 => dxil
// except spirv: DXC makes entries of what names its stage alone there
float4 plane;
[clipplanes(plane)] //~ 2: warning: attribute 'clipplanes' ignored without accompanying shader attribute [-Wmisplaced-attributes]
float4 main(float4 p : P) : SV_Position { return p; }
