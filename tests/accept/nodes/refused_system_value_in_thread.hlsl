// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i, uint g : SV_GroupIndex) {} //~ 41: error: Invalid system value semantic 'SV_GroupIndex' for launchtype 'Thread'
