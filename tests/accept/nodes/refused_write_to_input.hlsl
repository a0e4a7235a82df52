// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i)
{
    i.Get().a = 1; //~ 15: error: cannot assign to return value because function 'Get' returns a const value
}
