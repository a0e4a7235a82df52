// -T ps_6_0 -E main => refused
ByteAddressBuffer b;
float4 main() : SV_Target { return b.Load2<uint>(0).x; } //~ 43: error: Explicit template arguments on intrinsic Load2 are not supported
