// -T vs_6_0
float4 main(float c : SV_VertexID) : SV_Position { return c; }
