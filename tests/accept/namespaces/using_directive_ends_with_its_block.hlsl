// -T cs_6_0 -E main => refused
RWStructuredBuffer<float> o;
namespace N { float g() { return 1; } }
void f() { using namespace N; o[0] = g(); }
void h() { o[1] = g(); } //~ 19: error: use of undeclared identifier 'g'; did you mean 'N::g'?
[numthreads(1, 1, 1)] void main() { f(); h(); }
