// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
enum class E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = (E)a[0];
    if (e) o[0] = 1; //~ 9: error: value of type 'E' is not contextually convertible to 'bool'
}
