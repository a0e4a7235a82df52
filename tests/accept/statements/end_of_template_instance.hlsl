// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> int g(T v) { if (v > 0) { return 1; } }
template<typename T> int f(T v) { if (v > 0) { return 1; } } //~ 60: error: control may reach end of non-void function [-Wreturn-type]
int h() { return f(1.5); }
[numthreads(1, 1, 1)]
void main() {}
