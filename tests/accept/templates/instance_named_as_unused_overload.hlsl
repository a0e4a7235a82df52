// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<typename T> struct W { typename T::type v; };
int f(W<int> w, int a);
int f(int a, int b) { return a + b; }
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = f(1, 2);
}
