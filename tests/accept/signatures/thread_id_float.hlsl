// -T cs_6_0 => dxil spirv
[numthreads(1, 1, 1)] void main(float3 x : SV_DispatchThreadID) { }
