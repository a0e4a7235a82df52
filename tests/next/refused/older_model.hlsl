// NEXT: cs_6_8 main
// REFUSED: invalid value, valid range is between 1 and 4 inclusive
[numthreads(1, 1, 1)] void main() { vector<float, 8> v = 1; }
