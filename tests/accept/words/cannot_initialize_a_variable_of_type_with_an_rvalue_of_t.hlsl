// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { int a; float b; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a = 1; o[0] = a.b; //~ 7: error: cannot initialize a variable of type 'A' with an rvalue of type 'literal int'
}
