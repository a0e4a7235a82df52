// -T ps_6_0 -E main => refused
float4 main(float f : F) : SV_Target { float4 x; return x * f; } //~ 59: error: Instructions should not read uninitialized value.
