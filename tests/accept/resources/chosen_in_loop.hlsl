// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float> a[3]; ByteAddressBuffer ba[4]; RWStructuredBuffer<uint> u[2];
[numthreads(64,1,1)] void main(uint i : SV_GroupIndex) { RWStructuredBuffer<float> b = a[0]; ByteAddressBuffer c = ba[1]; for (uint k = 0; k < i; ++k) { if (k & 1) { b = a[k % 3]; c = ba[2]; } b[k] = asfloat(c.Load(k*4)); } b[i] = 3; RWStructuredBuffer<uint> w = i > 3 ? u[0] : u[1]; InterlockedAdd(w[0], 1); uint n, s; w.GetDimensions(n,s); b[1] = n; }
