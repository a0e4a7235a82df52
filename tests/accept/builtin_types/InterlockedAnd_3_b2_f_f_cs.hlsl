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
    bool2 v0 = (bool2)In[i + 0];
    float v1 = (float)In[i + 1];
    float v2 = (float)In[i + 2];
    InterlockedAnd(v0, v1, v2); keep(v0); keep(v2); //~ 5: error: no matching function for call to 'InterlockedAnd'
}
