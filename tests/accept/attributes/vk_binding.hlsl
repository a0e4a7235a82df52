// -T cs_6_0 => dxil spirv
[[vk::binding(3, 1)]] RWStructuredBuffer<int> r; //~ 3: warning: 'binding' attribute ignored [-Wignored-attributes]
[numthreads(1, 1, 1)] void main() { r[0] = 1; }
