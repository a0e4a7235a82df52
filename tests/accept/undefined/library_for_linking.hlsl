// -T lib_6_x => dxil
// except dxil: DXC does not validate it, as the arguments say.
// except spirv: what is for linking alone has no SPIR-V.
RWBuffer<float4> b;
export void f()
{
    float4 c;
    b[0] = c;
}
