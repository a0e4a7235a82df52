// -T lib_6_3 => dxil
// except spirv: exported functions that are no entries have no SPIR-V.
Texture2D<float4> a : register(space2);
Texture2D<float4> b : register(space2);
Texture2D<float4> c[3] : register(space2);

export float4 f()
{
    return a.Load(0) + b.Load(0) + c[1].Load(0);
}
