// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { int x; };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    int S = 1;
    struct S s;
    s.x = S;
    o[0] = s.x;
}
