// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
interface I { int get(); };
class C : I { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    C c; c.x = 1; //~ 7: error: variable type 'C' is an abstract class
    o[0] = c.x;
}
