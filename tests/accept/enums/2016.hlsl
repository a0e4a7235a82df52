// -T cs_6_0 -HV 2016 => refused
RWStructuredBuffer<int> o : register(u0);
enum E { A, B }; //~ 6: error: enum is unsupported in HLSL before 2017
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = B;
}
