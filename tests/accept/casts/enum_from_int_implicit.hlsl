// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = 1; //~ 7: error: cannot initialize a variable of type 'E' with an rvalue of type 'literal int'
    o[0] = e;
}
