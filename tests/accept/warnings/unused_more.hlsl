// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float4> Out;
float4 g(); 
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 1; x; x == 1; x < 2; !x; -x; x ? 1 : 2; (uint)x; id.xy; x++; x = 1; x, 2; Out[0]; Out[0].x; float4(1,2,3,4); (void)x; (void)(x + 1); x << 1; x && 1; id.x != 2; //~ 17: warning: expression result unused [-Wunused-value] //~ 22: warning: equality comparison result unused [-Wunused-comparison] //~ 30: warning: relational comparison result unused [-Wunused-comparison] //~ 35: warning: expression result unused [-Wunused-value] //~ 39: warning: expression result unused [-Wunused-value] //~ 47: warning: expression result unused [-Wunused-value] //~ 54: warning: expression result unused [-Wunused-value] //~ 63: warning: expression result unused [-Wunused-value] //~ 85: warning: expression result unused [-Wunused-value] //~ 96: warning: expression result unused [-Wunused-value] //~ 106: warning: expression result unused [-Wunused-value] //~ 149: warning: expression result unused [-Wunused-value] //~ 157: warning: expression result unused [-Wunused-value] //~ 168: warning: inequality comparison result unused [-Wunused-comparison]
}
