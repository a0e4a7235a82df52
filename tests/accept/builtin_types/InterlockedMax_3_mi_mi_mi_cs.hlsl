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
    min16int v0 = (min16int)In[i + 0];
    min16int v1 = (min16int)In[i + 1];
    min16int v2 = (min16int)In[i + 2];
    InterlockedMax(v0, v1, v2); keep(v0); keep(v2); //~ 5: error: no matching function for call to 'InterlockedMax'
}
