// -T ps_6_0 -E main => refused //~ error: Not all elements of output SV_Depth were written.
struct O { float4 a : SV_Target0; float d : SV_Depth; };
O main(float f : F) { O o; o.a = f; return o; }
