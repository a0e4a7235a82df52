// -T cs_6_0 -E main => refused
RWBuffer<int> o;
[numthreads(4,1,1)] void main(uint i : SV_GroupIndex) { uint n; o.GetDimensions(n); [unroll] for (uint j = 0; j < n; j++) o[j] = j; } //~ 123: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.
