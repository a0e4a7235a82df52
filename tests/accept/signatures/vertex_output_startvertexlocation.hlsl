// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out int v : SV_StartVertexLocation) { p = 1; v = (int)1; } //~ 51: error: invalid semantic 'SV_StartVertexLocation' for vs 6.4
