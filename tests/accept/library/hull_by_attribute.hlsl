// -T lib_6_6 => dxil
// except spirv: DXC makes entries of what names its stage alone there
struct V { float4 p : SV_Position; };
struct H { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
H pc() { H h = (H)0; return h; }
[domain("quad")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("pc")]
V main(InputPatch<V, 4> p, uint i : SV_OutputControlPointID) { return p[i]; }
