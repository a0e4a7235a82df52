// -T cs_6_0 => dxil spirv
[RootSignature("UAV(u0)")]
[numthreads(1, 1, 1)] void main() { }
