// -T cs_6_0 -E main -HV 2021 => refused
struct S;
S f();
void g() { f(); } //~ 12: error: calling 'f' with incomplete return type 'S'
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = 1;
}
