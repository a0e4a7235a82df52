// -T cs_6_0 -E main -HV 2021 => refused
enum E { A };
template<E I> float f() { return 1; }
static float x = f<1>(); //~ 18: error: no matching function for call to 'f'
[numthreads(1, 1, 1)] void main() { }
