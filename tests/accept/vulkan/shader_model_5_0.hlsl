// -T vs_5_0 -spirv => spirv
float4 main(uint id : SV_VertexID) : SV_Position { return id; }
