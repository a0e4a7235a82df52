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
    bool2 v1 = (bool2)In[i + 1];
    bool2 v2 = (bool2)In[i + 2];
    bool2 v3 = (bool2)In[i + 3];
    bool2 v4 = (bool2)In[i + 4];
    bool2 v5 = (bool2)In[i + 5];
    bool2 v6 = (bool2)In[i + 6];
    bool2 v7 = (bool2)In[i + 7];
    TraceRay(v0, v1, v2, v3, v4, v5, v6, v7); //~ 38: error: Argument type must be struct RayDesc.
}
