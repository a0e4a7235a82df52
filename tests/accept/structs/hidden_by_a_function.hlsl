// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { int x; };
int S(int a) { return a; }
struct S g() { struct S s = { 1 }; return s; }
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    struct S s;
    s.x = S(2);
    o[0] = s.x + g().x;
}
