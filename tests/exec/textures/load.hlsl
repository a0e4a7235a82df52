// Texels by integer coordinates, with an offset and at a level, from integer and float formats.
// compute: main
// bind t0: texture2d rgba32float 2x2 iota
// bind t1: texture2d r32uint 4x4 mips 3 iota
// bind t2: texture1d r32float 4 iota(0.5,1.0)
// bind t3: texture3d r32float 2x2x2 iota
// bind t4: texture2darray r32uint 2x2x3 iota
// bind u0: structured float4[8] zero
// expect u0: 12 13 14 15  16 19 20 0  3.5 0 0 0  5 0 0 0  9 0 0 0  10 0 0 0  4 4 3 0  2 2 3 0

Texture2D<float4> picture : register(t0);
Texture2D<uint> levels : register(t1);
Texture1D<float> row : register(t2);
Texture3D<float> block : register(t3);
Texture2DArray<uint> layers : register(t4);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = picture[uint2(1, 1)];
    r[1] = float4(levels.Load(int3(0, 0, 1)), levels.Load(int3(1, 1, 1)), levels.Load(int3(0, 0, 2)), 0);
    r[2] = float4(row.Load(int2(3, 0)), 0, 0, 0);
    r[3] = float4(block.Load(int4(1, 0, 1, 0)), 0, 0, 0);
    r[4] = float4(layers.Load(int4(1, 0, 2, 0)), 0, 0, 0);
    r[5] = float4(levels.Load(int3(1, 1, 0), int2(1, 1)), 0, 0, 0);
    uint w, h, d;
    levels.GetDimensions(0, w, h, d);
    r[6] = float4(w, h, d, 0);
    layers.GetDimensions(w, h, d);
    r[7] = float4(w, h, d, 0);
}
