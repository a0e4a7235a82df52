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
    float v2 = (float)In[i + 2];
    keep(dot4add_u8packed(1.5, 1.5, v2)); //~ 10: error: Opcode Dot4AddU8Packed not valid in shader model cs_6_0.
}
