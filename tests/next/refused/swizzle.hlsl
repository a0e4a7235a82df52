// NEXT: cs_6_9 main
// REFUSED: invalid swizzle 'xy' on vector of over 4 elements
RWByteAddressBuffer b; [numthreads(1, 1, 1)] void main() { vector<float, 8> v = 1; b.Store(0, v.xy); }
