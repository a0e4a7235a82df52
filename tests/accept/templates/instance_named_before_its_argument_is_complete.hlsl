// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<typename T> struct W { T v; };
struct S;
typedef W<S> Alias;
W<S> same(W<S> a);
struct S { int x; W<S> wrap() { W<S> r; r.v.x = x; return r; } };
W<S> same(W<S> a) { return a; }
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    S s; s.x = 1; Alias a = s.wrap(); o[0] = same(a).v.x;
}
