// -T cs_6_6 -E main => dxil spirv
enum E { A, B };
Texture2D<float4> t;
RWTexture2D<uint> u;
[numthreads(1, 1, 1)]
void main()
{
    E e, f;
    t.GetDimensions(e, f);
    InterlockedAdd(u[uint2(e, f)], 1, e);
    u[uint2(0, 0)] = uint(e);
}
