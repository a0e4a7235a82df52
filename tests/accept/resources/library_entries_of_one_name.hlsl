// -T lib_6_3 => refused
[shader("pixel")] float4 f(float a : A) : SV_Target { return a; }
[shader("pixel")] float4 f(float2 a : A) : SV_Target { return a.x; } //~ 19: error: redefinition of f
