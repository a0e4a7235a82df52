// NEXT: cs_6_9 main
// REFUSED: vectors of over 4 elements in cbuffers or tbuffers are not supported
typedef vector<float, 8> V; V v; [numthreads(1, 1, 1)] void main() { }
