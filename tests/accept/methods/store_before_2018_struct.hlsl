// -T cs_6_2 -HV 2017 => refused
RWByteAddressBuffer b; struct S { uint a; };
[numthreads(1,1,1)] void main() { S s = {1}; b.Store(0, s); } //~ 48: error: no matching member function for call to 'Store'
