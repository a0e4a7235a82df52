// -T cs_6_0 -E main -spirv => spirv
RWByteAddressBuffer o;
[numthreads(1, 1, 128)]
void main(uint id : SV_GroupIndex)
{
    o.Store(4 * id, id);
}
