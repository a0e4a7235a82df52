// -T cs_6_0 -E main => dxil spirv
struct A { float f; };
struct D : A { using A::f; float f; };
[numthreads(1, 1, 1)] void main() { }
