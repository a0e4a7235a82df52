// -T cs_6_0
// except outcome: a variable that is read before it is written has any value; DXC's validator refuses its own undefined one.
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v{1, 2};
    o[0] = v.x;
}
