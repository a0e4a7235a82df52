// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    vector<int, 5> v = 1; //~ 17: error: invalid value, valid range is between 1 and 4 inclusive
}
