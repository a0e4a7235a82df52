// -T cs_6_0 -E main => refused
struct A { float f; };
struct B : A { using A::f; using A::f; }; //~ 37: error: redeclaration of using decl
[numthreads(1, 1, 1)] void main() { }
