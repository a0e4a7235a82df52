// NEXT: cs_6_9 main
// REFUSED: invalid value, valid range is between 1 and 4 inclusive
[numthreads(1, 1, 1)] void main() { matrix<float, 5, 4> v = 1; }
