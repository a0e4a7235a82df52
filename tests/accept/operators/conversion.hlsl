// -T cs_6_0 => refused
// Conversion operators do not convert: what needs one is refused.
RWStructuredBuffer<int> o : register(u0);
struct V { int x; operator int() { return x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p; p.x = 1;
    int k = p; //~ 9: error: cannot initialize a variable of type 'int' with an lvalue of type 'V'
    o[0] = k;
}
