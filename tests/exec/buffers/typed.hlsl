// Typed buffers convert to the type they are declared with; reads beyond the end are zero.
// compute: main
// bind t0: typed float4[2] 1 2 3 4 5 6 7 8
// bind t1: typed uint[3] 100 200 300
// bind u0: typed float4[3] fill(9)
// bind u1: typed int[4] zero
// expect u0: 2 4 6 8  5 6 7 8  9 9 9 9
// expect u1: 300 -100 3 2

Buffer<float4> colours : register(t0);
Buffer<uint> numbers : register(t1);
RWBuffer<float4> result : register(u0);
RWBuffer<int> other : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    result[0] = colours[0] * 2;
    result[1] = colours.Load(1);
    other[0] = numbers[2];
    other[1] = -(int)numbers[0];
    uint count;
    numbers.GetDimensions(count);
    other[2] = count;
    colours.GetDimensions(count);
    other[3] = count;
}
