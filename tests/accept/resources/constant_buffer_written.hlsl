// -T cs_6_0 => refused
struct S { float4 x; };
ConstantBuffer<S> c;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    c.x = 1; //~ 9: error: read-only variable is not assignable
}
