// -T lib_6_6 => dxil
// except spirv: DXC makes entries of what names its stage alone there
struct V { float4 p : SV_Position; };
struct H { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
[domain("quad")] //~ 2: warning: attribute 'domain' ignored without accompanying shader attribute [-Wmisplaced-attributes]
V main(H h, float2 l : SV_DomainLocation, const OutputPatch<V, 4> p) { return p[0]; }
