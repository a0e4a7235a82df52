// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { static const float x = 1; }; //~ 31: warning: in-class initializer for static data member of type 'const float' is a GNU extension [-Wgnu-static-float-init]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = S::x;
}
