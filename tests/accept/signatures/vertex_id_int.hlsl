// -T vs_6_0 => refused //~ error: SV_VertexID must be uint.
float4 main(int c : SV_VertexID) : SV_Position { return c; }
