// -T vs_6_6 -E main => dxil spirv
float4 main(min16uint x : SV_VertexID) : SV_Position { return x; }
