// -T vs_6_0 -E main => refused //~ error: Not all elements of output SV_Position were written.
struct O { float4 a : SV_Position; float4 d : D; };
O main(float f : F) { O o; o.d = f; return o; }
