// -T cs_6_0 -E main -spirv => refused
static float x[] = {}; //~ 20: error: initializer for type 'float []' unimplemented
RWBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = 1; }
