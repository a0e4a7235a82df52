// -T cs_6_0 -spirv => spirv
RWStructuredBuffer<uint64_t> b;
[numthreads(1,1,1)] void main() { b[0] = vk::ReadClock(vk::DeviceScope) + vk::ReadClock(vk::SubgroupScope); }
