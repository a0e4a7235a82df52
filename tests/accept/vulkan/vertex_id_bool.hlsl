// -T vs_6_0 -E main -spirv => spirv
float4 main(bool id : SV_VertexID, bool inst : SV_InstanceID) : SV_Position { return id + inst; }
