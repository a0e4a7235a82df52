// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
float f(int x) { return x; } 
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(5000000000) + f(1.5) + f(2.0); int x[2] = { 1.5, 6000000000 }; Out[1] = x[0]; int y; y = 1.7; y += 1.5; Out[2] = y;
}
