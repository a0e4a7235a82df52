// -T vs_6_4 => refused
float4 main(int v : SV_StartVertexLocation) : SV_Position { return v.xxxx; } //~ 21: error: invalid semantic 'SV_StartVertexLocation' for vs 6.4
