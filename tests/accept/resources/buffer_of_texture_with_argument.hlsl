// -T ps_6_0 -E main => refused
Buffer<Texture2D<float> > odd; //~ 8: error: 'Texture2D<float>' is an object and cannot be used as a type parameter
float4 main() : SV_Target { return 1; }
