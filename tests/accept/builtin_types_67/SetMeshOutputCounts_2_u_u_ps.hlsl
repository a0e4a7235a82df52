// -T ps_6_7 -E main -enable-16bit-types => refused
struct S { float x; };
StructuredBuffer<uint4> InU;
ByteAddressBuffer InB;
#define In (InB.Load<float4>(i * 16).x)
#undef In
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float4 main(float4 q : Q) : SV_Target {
    uint i = uint(q.x);
    uint v0 = (uint)In[i + 0];
    uint v1 = (uint)In[i + 1];
    SetMeshOutputCounts(v0, v1); //~ 5: error: Opcode SetMeshOutputCounts not valid in shader model ps_6_7.
    return 0;
}
