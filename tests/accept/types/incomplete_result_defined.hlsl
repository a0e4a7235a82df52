// -T cs_6_0 -E main -HV 2021 => refused
struct S;
S f() { } //~ 3: error: incomplete result type 'S' in function definition
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = 1;
}
