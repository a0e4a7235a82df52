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
    float v0[2] = {1, 2};
    keep(asin(v0)); //~ 10: error: no matching function for call to 'asin'
    return 0;
}
