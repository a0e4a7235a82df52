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
    bool v0 = (bool)In[i + 0];
    int v1 = (int)In[i + 1];
    keep(AllocateRayQuery(v0, v1)); //~ 10: error: use of undeclared identifier 'AllocateRayQuery'
}
