// Matrices by themselves in buffers, as DXC's DXIL has them: Load gives rows, whatever the packing; an element by its index and
// what is stored go by the packing of the options, a matrix in a structure by its own.
// compute: main
// bind t0: raw float[24] iota
// bind t1: structured float[12] iota
// bind u0: structured float[13] zero
// bind u1: raw float[12] zero
// expect u0: 4 5 4 10 2 4 5 18  8 5 11 10 2
// expect u1: 1 3 5 2 4 6 1 2 3 4 5 6
// except spirv: modules for Vulkan have columns in byte address buffers, and elements as they are packed
// except dxc: it makes modules for Vulkan

ByteAddressBuffer t : register(t0);
StructuredBuffer<row_major float3x2> a : register(t1);
RWStructuredBuffer<float> o : register(u0);
RWByteAddressBuffer w : register(u1);

typedef row_major float3x2 Rows;
struct Columns { float3x2 m; };
struct InRows { row_major float3x2 m; };

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    float3x2 m = t.Load<float3x2>(0);
    o[0] = m._m20;
    o[1] = t.Load<Rows>(0)[i + 2].y;
    o[2] = t.Load<column_major float3x2>(0)._m20;
    o[3] = t.Load<float3x2>(i * 4 + 24)._m20;
    o[4] = t.Load<Columns>(0).m._m20;
    o[5] = t.Load<InRows>(0).m._m20;
    o[6] = t.Load<float3x2>(i)._m21;
    o[7] = mul(t.Load<float4x4>(32), float4(0, 0, 0, 1)).z - 1;
    o[8] = a[1]._m20;
    o[9] = a[i]._m21;
    o[10] = a[i + 1][i + 2][i + 1];
    o[11] = a.Load(1)._m20;
    Rows own = a[0];
    o[12] = own._m20;
    float3x2 numbers = float3x2(1, 2, 3, 4, 5, 6);
    w.Store(0, numbers);
    w.Store<Rows>(24, numbers);
}
