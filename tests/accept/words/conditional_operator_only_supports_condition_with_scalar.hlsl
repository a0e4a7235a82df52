// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; operator bool() { return v > 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 2 }; o[0] = s ? 1 : 2; //~ 27: error: conditional operator only supports condition with scalar, vector, or matrix types convertable to bool.
}
