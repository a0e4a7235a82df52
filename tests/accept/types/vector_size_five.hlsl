// -T cs_6_0
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    vector<int, 5> v = 1;
}
