// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { float1 c = 1; o[0] = c ? 1.0 : 2.0; }
