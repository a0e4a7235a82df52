// -T ps_6_0 -E main -spirv => spirv
RWBuffer<uint> b;
float4 main() : SV_Target { b[0] = 1; DeviceMemoryBarrier(); b[1] = 1; return 1; }
