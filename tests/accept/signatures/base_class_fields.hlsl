// -T vs_6_0 => dxil spirv
struct B { float4 p : SV_Position; }; struct D : B { float4 c : C; };
D main(float4 p : P) { D d; d.p = p; d.c = p; return d; }
