// -T ps_6_4
void main(out int v : SV_StartVertexLocation) { v = (int)1; }
