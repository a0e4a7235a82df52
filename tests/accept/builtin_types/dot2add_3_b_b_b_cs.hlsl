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
    bool v1 = (bool)In[i + 1];
    bool v2 = (bool)In[i + 2];
    keep(dot2add(v0, v1, v2)); //~ 10: error: Opcode Dot2AddHalf not valid in shader model cs_6_0.
}
