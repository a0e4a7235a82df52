// -T cs_6_2 -HV 2017 => refused
RWByteAddressBuffer b; 
[numthreads(1,1,1)] void main() { b.Store(0, uint2(1,2)); b.Store(4, float2x2(1,2,3,4)); } //~ 46: error: no matching member function for call to Store
