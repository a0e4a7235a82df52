// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<typename T> struct W { T v; W<W<T> > up() { W<W<T> > r; r.v.v = v; return r; } };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    W<int> w; w.v = 2; o[0] = w.up().up().v.v.v;
}
