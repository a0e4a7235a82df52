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
    int v0 = (int)In[i + 0];
    int v1 = (int)In[i + 1];
    InterlockedOr(v0, v1); keep(v0); //~ 5: error: Atomic operation targets must be groupshared, Node Record or UAV.
    return 0;
}
