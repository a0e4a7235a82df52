// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S {
    int v;
    int operator[](int i) { return v + i; }
    int twice() { return operator[](1) + this.operator[](2); }
};
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    S x = { 1 };
    o[0] = x.twice();
}
