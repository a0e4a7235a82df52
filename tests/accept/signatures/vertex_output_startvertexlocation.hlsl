// -T vs_6_4
void main(out float4 p : SV_Position, out int v : SV_StartVertexLocation) { p = 1; v = (int)1; }
