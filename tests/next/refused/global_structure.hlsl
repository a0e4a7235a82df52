// NEXT: cs_6_9 main
// REFUSED: vectors of over 4 elements in cbuffers or tbuffers are not supported
typedef vector<float, 8> V; struct S { V v; }; S v; [numthreads(1, 1, 1)] void main() { }
