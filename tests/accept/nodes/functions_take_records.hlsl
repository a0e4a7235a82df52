// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
void write(ThreadNodeOutputRecords<R> r, uint v) { r.Get().a = v; }
uint read(DispatchNodeInputRecord<R> i) { return i.Get().a; }
ThreadNodeOutputRecords<R> make(NodeOutput<R> o) { return o.GetThreadNodeOutputRecords(1); }
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i, [MaxRecords(32)] NodeOutput<R> o)
{
    ThreadNodeOutputRecords<R> r = make(o);
    write(r, read(i));
    r.OutputComplete();
}
