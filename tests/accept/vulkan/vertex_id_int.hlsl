// -T vs_6_0 -spirv => spirv
float4 main(int id : SV_VertexID, int inst : SV_InstanceID) : SV_Position { return id + inst; }
