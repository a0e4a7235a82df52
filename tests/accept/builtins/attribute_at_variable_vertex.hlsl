// -T ps_6_1 -E main => refused
uint n;
float4 main(nointerpolation float4 c : C) : SV_Target { return GetAttributeAtVertex(c, n); } //~ 64: error: I8 can only be used as immediate value for intrinsic or as i8* via bitcast by lifetime intrinsics.
