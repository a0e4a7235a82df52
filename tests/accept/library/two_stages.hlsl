// -T lib_6_5 => refused
[shader("compute")][shader("pixel")][numthreads(1,1,1)] void c() {} //~ 2: error: shader attribute type 'compute' conflicts with shader attribute type 'pixel'
