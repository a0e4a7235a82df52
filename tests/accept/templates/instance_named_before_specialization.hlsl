// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<typename T> struct W { T v; };
W<int> f();
template<> struct W<int> { int q; };
W<int> f() { W<int> r; r.q = 1; return r; }
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = f().q;
}
