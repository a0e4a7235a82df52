// Textures that are written: by pixel, by layer and in a block; read back from a single channel.
// compute: main
// bind u0: texture2d rgba32float 2x2 zero
// bind u1: texture2darray r32uint 2x2x2 zero
// bind u2: texture3d r32float 2x2x2 zero
// bind u3: texture2d r32float 2x2 1 2 3 4
// expect u0: 0 0 1 1  1 0 1 1  0 1 1 1  1 1 1 1
// expect u1: 0 0 0 0  100 101 102 103
// expect u2: 0 0 0 0  0 1 2 3
// expect u3: 2 4 6 8

RWTexture2D<float4> picture : register(u0);
RWTexture2DArray<uint> layers : register(u1);
RWTexture3D<float> block : register(u2);
RWTexture2D<float> both : register(u3);

[numthreads(2, 2, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint index = id.y * 2 + id.x;
    picture[id.xy] = float4(id.xy, 1, 1);
    layers[uint3(id.xy, 1)] = 100 + index;
    block[uint3(id.xy, 1)] = index;
    both[id.xy] = both[id.xy] * 2;
}
