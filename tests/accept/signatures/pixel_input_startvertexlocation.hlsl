// -T ps_6_4
float4 main(int v : SV_StartVertexLocation) : SV_Target { return v.xxxx; }
