// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
uint m(ThreadNodeInputRecord<R> i) { return 1; } //~ 6: error: return type for 'node' shaders must be void
