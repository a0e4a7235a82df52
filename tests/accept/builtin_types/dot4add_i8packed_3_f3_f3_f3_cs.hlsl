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
    float3 v0 = (float3)In[i + 0];
    float3 v1 = (float3)In[i + 1];
    float3 v2 = (float3)In[i + 2];
    keep(dot4add_i8packed(v0, v1, v2)); //~ 10: error: no matching function for call to 'dot4add_i8packed'
}
