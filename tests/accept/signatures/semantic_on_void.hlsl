// -T ps_6_0
void main(float4 c : C) : SV_Target { }
