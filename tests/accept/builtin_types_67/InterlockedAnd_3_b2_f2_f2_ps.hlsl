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
    bool2 v0 = (bool2)In[i + 0];
    float2 v1 = (float2)In[i + 1];
    float2 v2 = (float2)In[i + 2];
    InterlockedAnd(v0, v1, v2); keep(v0); keep(v2); //~ 5: error: no matching function for call to 'InterlockedAnd'
    return 0;
}
