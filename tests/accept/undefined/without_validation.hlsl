// -T cs_6_3 -Vd => dxil spirv
// except dxil: DXC does not validate it, as the arguments say.
RWBuffer<float4> b;
Texture2D<float4> t;
[numthreads(1, 1, 1)]
void main()
{
    float4 c;
    b[0] = c;
    uint3 p;
    b[1] = t.Load(p);
}
