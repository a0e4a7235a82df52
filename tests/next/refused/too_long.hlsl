// NEXT: cs_6_9 main
// REFUSED: invalid value, valid range is between 1 and 1024 inclusive
[numthreads(1, 1, 1)] void main() { vector<float, 1025> v = 1; }
