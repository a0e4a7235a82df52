// NEXT: as_6_9 main
// REFUSED: vectors of over 4 elements in user-defined struct parameter are not supported
struct P { vector<float, 8> v; }; groupshared P p; [numthreads(1, 1, 1)] void main() { DispatchMesh(1, 1, 1, p); }
