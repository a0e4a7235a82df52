// NEXT: cs_6_9 main
// REFUSED: vectors of over 4 elements in ConstantBuffers or TextureBuffers are not supported
typedef vector<float, 8> V; struct S { V v; }; ConstantBuffer<S> c; [numthreads(1, 1, 1)] void main() { }
