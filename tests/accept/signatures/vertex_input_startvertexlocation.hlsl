// -T vs_6_4
float4 main(int v : SV_StartVertexLocation) : SV_Position { return v.xxxx; }
