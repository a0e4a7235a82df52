// -T cs_6_0 => refused
RWStructuredBuffer<float> result;
[[vk::ext_capability(RayTracingPositionFetchKHR)]] //~ 22: error: use of undeclared identifier 'RayTracingPositionFetchKHR'
float first();
[numthreads(1, 1, 1)] void main() { result[0] = 1; }
