// -T cs_6_0 -E main  => dxil spirv
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
    keep(mul(v0, v1));
}
