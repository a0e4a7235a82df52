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
    bool2x2 v0 = (bool2x2)In[i + 0];
    keep(ddy(v0)); //~ 10: error: opcode 'Derivatives in CS/MS/AS' should only be used in 'Shader Model 6.6+'.
}
