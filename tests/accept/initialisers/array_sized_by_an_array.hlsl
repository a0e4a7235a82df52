// -T cs_6_0 -E main -HV 2021 => dxil
static float two[2] = { 1, 2 };
static float same[] = two;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = same[1]; }
