// -T lib_6_6 => dxil
// except spirv: DXC makes entries of what names its stage alone there
struct V { float4 p : SV_Position; };
struct H { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
H pc() { H h = (H)0; return h; }
[domain("quad")] //~ 2: warning: attribute 'domain' ignored without accompanying shader attribute [-Wmisplaced-attributes]
[partitioning("integer")] //~ 2: warning: attribute 'partitioning' ignored without accompanying shader attribute [-Wmisplaced-attributes]
[outputtopology("triangle_cw")] //~ 2: warning: attribute 'outputtopology' ignored without accompanying shader attribute [-Wmisplaced-attributes]
[outputcontrolpoints(4)] //~ 2: warning: attribute 'outputcontrolpoints' ignored without accompanying shader attribute [-Wmisplaced-attributes]
[patchconstantfunc("pc")] //~ 2: warning: attribute 'patchconstantfunc' ignored without accompanying shader attribute [-Wmisplaced-attributes]
V main(InputPatch<V, 4> p, uint i : SV_OutputControlPointID) { return p[i]; }
