// -T ps_6_4 => refused
void main(out int v : SV_StartVertexLocation) { v = (int)1; } //~ 23: error: invalid semantic 'SV_StartVertexLocation' for ps 6.4
