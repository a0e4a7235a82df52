// -T cs_6_0 -E main -HV 2021 => dxil
int f() { return 1; }
int g(int x) { return x; }
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    f; //~ 5: warning: expression result unused [-Wunused-value]
    (g); //~ 6: warning: expression result unused [-Wunused-value]
    o[0] = 1;
}
