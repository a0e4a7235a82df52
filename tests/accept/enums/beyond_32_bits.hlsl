// -T cs_6_0 -E main => dxil spirv
enum E { A = 0xffffffffff, B };
enum F { C = -1, D = 0xffffffff };
RWBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = A; o[1] = B; o[2] = C; o[3] = D; }
