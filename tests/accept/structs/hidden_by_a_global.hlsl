// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { int x; };
static int S = 2;
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    struct S s;
    s.x = S;
    o[0] = s.x;
}
