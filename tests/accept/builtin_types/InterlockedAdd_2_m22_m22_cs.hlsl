// -T cs_6_0 -E main  => refused
struct S { float x; };
StructuredBuffer<uint4> InU;
ByteAddressBuffer InB;
#define In (InB.Load<float4>(i * 16).x)
#undef In
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    float2x2 v0 = (float2x2)In[i + 0];
    float2x2 v1 = (float2x2)In[i + 1];
    InterlockedAdd(v0, v1); keep(v0); //~ 5: error: no matching function for call to 'InterlockedAdd'
}
