// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W;
W<int> f();
void g() { f(); } //~ 12: error: implicit instantiation of undefined template 'W<int>'
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = 1;
}
