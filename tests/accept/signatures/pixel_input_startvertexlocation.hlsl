// -T ps_6_4 => refused
float4 main(int v : SV_StartVertexLocation) : SV_Target { return v.xxxx; } //~ 21: error: invalid semantic 'SV_StartVertexLocation' for ps 6.4
