// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct A { float x; float y; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float a[2] = { id.x, 2 };
    A b = a; //~ 7: error: cannot initialize a variable of type 'A' with an lvalue of type 'float [2]'
    o[0] = b.y;
}
