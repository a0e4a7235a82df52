// -T vs_6_0 => dxil spirv
float4 main(uint c : sv_vertexid) : sv_POSITION { return c; }
