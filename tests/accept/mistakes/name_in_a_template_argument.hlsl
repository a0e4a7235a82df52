// -T cs_6_0 -E main => refused
struct S { int a; };
StructuredBuffer<S s> r; //~ 20: error: type-id cannot have a name
[numthreads(1, 1, 1)]
void main() { }
