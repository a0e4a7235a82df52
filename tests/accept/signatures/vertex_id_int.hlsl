// -T vs_6_0
float4 main(int c : SV_VertexID) : SV_Position { return c; }
