// -T cs_6_0 => dxil spirv
[NumThreads(1, 1, 1)] void main() { }
