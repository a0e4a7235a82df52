// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; };
enum class EC { A, B };
enum E { P, Q };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 1 }; S t = s; EC c = EC::A; E e = P; float2x2 m = 1; float a2[2] = { 1, 2 };
    c && c; //~ 7: error: numeric type expected
}
