// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
float4 g(); 
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 1; x; x == 1; x < 2; !x; -x; x ? 1 : 2; (uint)x; id.xy; x++; x = 1; x, 2; Out[0]; Out[0].x; float4(1,2,3,4); (void)x; (void)(x + 1); x << 1; x && 1; id.x != 2;
}
