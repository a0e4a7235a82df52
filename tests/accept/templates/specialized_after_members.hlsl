// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { T v; };
void f() { W<int> a; }
template<> struct W<int> { int q; }; //~ 19: error: explicit specialization of 'W<int>' after instantiation
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = 1;
}
