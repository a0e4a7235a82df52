// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#pragma dxc diagnostic warning "-Wunused-variable"
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float unused = 1; Out[0] = 1; //~ 11: warning: unused variable 'unused' [-Wunused-variable]
}
