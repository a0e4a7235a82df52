// -T cs_6_0 => refused
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    a[0] = 1; //~ 10: error: cannot assign to return value because function 'operator[]<const int &>' returns a const value
}
