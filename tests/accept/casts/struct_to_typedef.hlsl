// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct A { float x; };
typedef struct { float z; } T;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.x };
    T t = a; //~ 7: error: cannot initialize a variable of type 'T' with an lvalue of type 'A'
    o[0] = t.z;
}
