// Integer and normalised formats, read and written.
// compute: main
// bind t0: texture2d rgba8unorm 2x1 1 0 1 0  0 1 0 1
// bind t1: texture2d rg32uint 2x1 1 2 3 4000000000
// bind t2: texture2d r32int 2x1 -5 6
// bind u0: texture2d rg32int 2x1 zero
// bind u1: texture2d rgba8unorm 2x1 zero
// expect u0: -5 1  6 3
// expect u1 within 3e-3: 1 0 1 0  0 1 0 1

Texture2D<float4> colours : register(t0);
Texture2D<uint2> pairs : register(t1);
Texture2D<int> numbers : register(t2);
RWTexture2D<int2> result : register(u0);
RWTexture2D<unorm float4> copy : register(u1);

[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    result[id.xy] = int2(numbers[id.xy], pairs[id.xy].x);
    copy[id.xy] = colours[id.xy];
}
