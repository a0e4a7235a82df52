// -T ps_6_0 -E main => refused
float list[16];
RWTexture2D<float4> source;
float4 main() : SV_Target { return list[source]; } //~ 40: error: no viable overloaded operator[] for type 'const float [16]'
