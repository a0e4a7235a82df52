// -T cs_6_2 -HV 2017 => refused
RWByteAddressBuffer b; RWStructuredBuffer<float> f;
[numthreads(1,1,1)] void main() { b.Store<float>(0, f[0]);  f[3] = b.Load<float>(4); } //~ 43: error: Explicit template arguments on intrinsic Store requires HLSL version 2018 or above
