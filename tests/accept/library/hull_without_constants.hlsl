// -T lib_6_5 => refused
struct P { float3 p : POSITION; };
[shader("hull")][domain("tri")][outputcontrolpoints(3)] P a(InputPatch<P, 3> p) { return p[0]; } //~ 59: error: hull entry point must have a valid patchconstantfunc attribute
