// -T cs_6_0 => dxil
RWStructuredBuffer<float> result;
[[vk::ext_extension(3)]] //~ 3: warning: 'ext_extension' attribute ignored [-Wignored-attributes]
float first() { return 1; }
[numthreads(1, 1, 1)] void main() { result[0] = first(); }
