// -T ps_6_7 -E main -enable-16bit-types => refused
struct S { float x; };
StructuredBuffer<uint4> InU;
ByteAddressBuffer InB;
#define In (InB.Load<float4>(i * 16).x)
#undef In
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float4 main(float4 q : Q) : SV_Target {
    uint i = uint(q.x);
    float v1 = (float)In[i + 1];
    Barrier(2, v1); //~ 5: error: intrinsic Barrier potentially used by 'main' requires shader model 6.8 or greater [-Whlsl-availability]
    return 0;
}
