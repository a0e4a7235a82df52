// -T ps_6_0 -E main
ByteAddressBuffer b;
float4 main() : SV_Target { return b.Load2<uint>(0).x; }
