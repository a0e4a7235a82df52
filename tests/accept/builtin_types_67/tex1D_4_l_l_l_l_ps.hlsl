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
    int64_t v0 = (int64_t)In[i + 0];
    int64_t v1 = (int64_t)In[i + 1];
    int64_t v2 = (int64_t)In[i + 2];
    int64_t v3 = (int64_t)In[i + 3];
    keep(tex1D(v0, v1, v2, v3)); //~ 10: error: no matching function for call to 'tex1D'
    return 0;
}
