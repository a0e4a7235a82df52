// -T ps_6_0 -E main => refused
struct [numthreads(1, 1, 1)] S { float x; }; //~ 9: error: attribute is valid only on functions
float4 main() : SV_Target { return 1; }
