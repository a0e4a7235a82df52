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
    uint3 v0 = (uint3)In[i + 0];
    uint3 v1 = (uint3)In[i + 1];
    uint3 v2 = (uint3)In[i + 2];
    uint3 v3 = (uint3)In[i + 3];
    DispatchMesh(v0, v1, v2, v3); //~ 30: error: User defined type intrinsic arg must be struct
}
