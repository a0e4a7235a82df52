// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { static float a = 2; }; //~ 27: error: struct/class members cannot have default values
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = a.a;
}
