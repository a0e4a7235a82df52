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
    uint2 v1 = (uint2)In[i + 1];
    uint4 v2 = (uint4)In[i + 2];
    keep(ReportHit(v0, v1, v2)); //~ 28: error: User defined type intrinsic arg must be struct
    return 0;
}
