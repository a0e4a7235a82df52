// -T cs_6_0 => refused
[shader("pixel")] [numthreads(1, 1, 1)] void main() { } //~ 2: error: entry type 'compute' from profile 'cs_6_0' conflicts with shader attribute type 'pixel' on entry function 'main'.
