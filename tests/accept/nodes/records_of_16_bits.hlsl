// -T lib_6_8 -enable-16bit-types => dxil
struct R { half a; int16_t3 b; float c; uint64_t d; };
[shader("node")] [NodeLaunch("thread")]
void m(RWThreadNodeInputRecord<R> i)
{
    i.Get().a = i.Get().b.x;
    i.Get().d = i.Get().b.y;
}
