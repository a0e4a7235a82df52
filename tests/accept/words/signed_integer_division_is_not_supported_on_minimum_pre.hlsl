// -T cs_6_2 -E main
StructuredBuffer<min16int> m;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = m[0] / 2; }
