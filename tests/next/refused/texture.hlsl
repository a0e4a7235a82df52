// NEXT: cs_6_9 main
// REFUSED: elements of typed buffers and textures must fit in four 32-bit quantities
Texture2D<vector<float, 8> > v; [numthreads(1, 1, 1)] void main() { }
