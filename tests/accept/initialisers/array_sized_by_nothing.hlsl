// -T cs_6_0 -E main -HV 2021 => dxil
static float none[] = { };
static float2 nothing[] = { { } };
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = 1; }
