// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { return some_function(1); } //~ 44: error: use of undeclared identifier 'some_function'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
