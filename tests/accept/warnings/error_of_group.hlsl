// -T cs_6_0 -Werror=unused -E main => refused
int unused(int a) { return a; }
[numthreads(1, 1, 1)] void main() { int i = 3; 4; } //~ 48: error: expression result unused [-Werror,-Wunused-value]
