// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { float a; };
S s = { 1 }; //~ 3: warning: Initializer of external global will be ignored
float4 v = 2; float arr[2] = { 1, 2 }; //~ 8: warning: Initializer of external global will be ignored //~ 21: warning: Initializer of external global will be ignored
cbuffer C { float c = 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = s.a + v + arr[0] + c;
}
