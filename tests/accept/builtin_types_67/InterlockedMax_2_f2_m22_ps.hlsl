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
    float2 v0 = (float2)In[i + 0];
    float2x2 v1 = (float2x2)In[i + 1];
    InterlockedMax(v0, v1); keep(v0); //~ 5: error: no matching function for call to 'InterlockedMax'
    return 0;
}
