// -T ps_6_4
void main(out uint v : SV_VertexID) { v = (uint)1; }
