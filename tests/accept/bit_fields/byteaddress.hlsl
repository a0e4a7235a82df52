// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; };
RWByteAddressBuffer R;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s = R.Load<S>(0); s.a = s.b; R.Store<S>(4, s);
}
