// -T lib_6_6 => refused
[shader("miss")] static void other(float4 p) { } //~ 43: error: payload parameter 'p' must be 'inout'
