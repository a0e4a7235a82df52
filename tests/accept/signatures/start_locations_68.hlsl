// -T vs_6_8 -E main => dxil
float4 main(uint a : SV_StartVertexLocation, int b : SV_StartInstanceLocation, uint v : SV_VertexID) : SV_Position { return a+b+v; }
