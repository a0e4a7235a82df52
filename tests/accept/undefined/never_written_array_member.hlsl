// -T cs_6_0 => refused
struct S { float a[3]; int k; };
RWBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    S s;
    s.k = 1;
    o[0] = s.a[i] * s.k; //~ 10: error: Assignment of undefined values to UAV.
}
