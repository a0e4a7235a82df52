// -T cs_6_6 => spirv
// except outcome: DXC makes an operation on doubles that its validator refuses.
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double2 v0 = (double2)(id + 1);
    double2 v1 = (double2)(id + 1);
    result.Store(0, dot(v0, v1)); //~ 21: error: DXIL intrinsic overload must be valid.
}
