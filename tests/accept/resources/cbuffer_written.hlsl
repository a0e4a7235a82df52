// -T cs_6_0 => refused
cbuffer C { float z; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    z = 1; //~ 7: error: cannot assign to variable 'z' with const-qualified type 'const float'
}
