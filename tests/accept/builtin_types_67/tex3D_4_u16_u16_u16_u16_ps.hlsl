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
    uint16_t3 v0 = (uint16_t3)In[i + 0];
    uint16_t3 v1 = (uint16_t3)In[i + 1];
    uint16_t3 v2 = (uint16_t3)In[i + 2];
    uint16_t3 v3 = (uint16_t3)In[i + 3];
    keep(tex3D(v0, v1, v2, v3)); //~ 10: error: no matching function for call to 'tex3D'
    return 0;
}
