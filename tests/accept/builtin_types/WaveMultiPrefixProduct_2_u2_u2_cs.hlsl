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
    uint2 v0 = (uint2)In[i + 0];
    uint2 v1 = (uint2)In[i + 1];
    keep(WaveMultiPrefixProduct(v0, v1)); //~ 10: error: no matching function for call to 'WaveMultiPrefixProduct'
}
