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
    float1 v0 = (float1)In[i + 0];
    float1 v1 = (float1)In[i + 1];
    float1 v2 = (float1)In[i + 2];
    float1 v3 = (float1)In[i + 3];
    keep(tex1D(v0, v1, v2, v3)); //~ 10: error: no matching function for call to 'tex1D'
}
