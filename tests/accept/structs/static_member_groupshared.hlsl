// -T cs_6_0 -E main => refused
struct S { static groupshared int x; }; //~ 19: error: 'groupshared' is not a valid modifier for a field
[numthreads(1, 1, 1)]
void main() {}
