// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v, w; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a = { 1, 2 }; A b = n ? a : a; o[0] = b.v; //~ 29: error: conditional operator only supports results with numeric scalar, vector, or matrix types.
}
