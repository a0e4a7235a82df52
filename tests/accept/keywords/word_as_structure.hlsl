// -T ps_6_0 -E main => refused
struct sample { float a; }; //~ 1: error: declaration of anonymous struct must be a definition
float4 main(float u : U) : SV_Target { return u; }
