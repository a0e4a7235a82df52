// -T cs_6_0 -E main => dxil
Buffer<double> B; Buffer<double2> C; RWStructuredBuffer<float4> Out;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { Out[0] = (float)(B[id.x] + C[0].y); }
