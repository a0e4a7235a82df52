// -T vs_6_0 -E main => dxil spirv //~ warning: semantic 'B' on field overridden by function or enclosing type [-Winline-asm] //~ warning: semantic 'SV_Position' on field overridden by function or enclosing type [-Winline-asm]
struct V { float4 a : SV_Position; float2 b : B; };
V main(float4 p : P) : X { V v; v.a = p; v.b = p.xy; return v; }
