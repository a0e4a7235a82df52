// -T ps_6_0 -E main => refused //~ error: signature element E specifies invalid interpolation mode for integer component type.
enum E { A, B };
float4 main(linear E e : E) : SV_Target { return e == B; }
