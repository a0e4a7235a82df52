// -T ps_6_0 -E main
cbuffer C { float a[]; }; float4 main(float f : F) : SV_Target { return f; }
