// -T cs_6_0 -E main => refused
groupshared int g[4];
RWBuffer<int> o;
[numthreads(4,1,1)] void main(uint i : SV_GroupIndex) { g[i] = i; int s = 0; [unroll] for (int j = 0; j < g[0]; j++) s += j; o[i] = s; } //~ 120: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.
