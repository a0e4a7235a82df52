// NEXT: cs_6_9 main
// REFUSED: vector element index '8' is out of bounds
RWByteAddressBuffer b; [numthreads(1, 1, 1)] void main() { vector<float, 8> v = 1; b.Store(0, v[8]); }
