// -T cs_6_0 -E main -HV 2021 => refused
struct S;
void f(S a) { } //~ 10: error: variable has incomplete type 'S'
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = 1;
}
