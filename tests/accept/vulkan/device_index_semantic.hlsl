// -T cs_6_0 -spirv => refused
RWBuffer<int> b;
[numthreads(1,1,1)] void main([[vk::builtin("DeviceIndex")]] int d : B) { b[0] = d; } //~ 66: error: invalid usage of semantic 'B' in shader profile cs
