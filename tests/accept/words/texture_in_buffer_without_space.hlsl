// -T ps_6_0 -E main -HV 2018 => refused
RWStructuredBuffer<Texture2D<float4>> o; //~ 36: error: a space is required between consecutive right angle brackets (use '> >')
float4 main() : SV_Target { return 1; }
