// Matrices of one row or one column in structured and byte address buffers: whole, by component, in structures and arrays.
// compute: main
// bind t0: structured mixed[26] 5  1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0  9.0 10.0 11.0  12.0 13.0 14.0 15.0  16.0 17.0 18.0 19.0
//    20.0  21.0 22.0 23.0 24.0  25.0
// bind t1: raw float[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
// bind t2: structured uint[4] 0 1 2 3
// bind u0: structured float[12] zero
// bind u1: raw float[8] zero
// expect u0: 5 2 7 11 14 18 20 22 25 10 7 6
// expect u1: 4 3 2 1 0 0 0 0

struct Inner
{
    int count;
    float1x4 row;
    float4x1 column;
    float1x3 short_row;
    row_major float1x4 rows;
    row_major float4x1 columns;
    float1x1 one;
    float1x2 list[2];
    float tail;
};
StructuredBuffer<Inner> given : register(t0);
ByteAddressBuffer bytes : register(t1);
StructuredBuffer<uint> numbers : register(t2);
RWStructuredBuffer<float> results : register(u0);
RWByteAddressBuffer written : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    uint one = numbers[1];
    Inner inner = given[0];
    results[0] = inner.count;
    results[1] = inner.row[0][1];
    results[2] = given[0].column[numbers[2]][0];
    results[3] = inner.short_row._13;
    results[4] = given[0].rows[0][numbers[2]];
    results[5] = inner.columns._31;
    results[6] = inner.one;
    results[7] = inner.list[0][0][one];
    results[8] = inner.tail;
    float4x1 column = bytes.Load<float4x1>(28);
    results[9] = column[3][0];
    results[10] = column._11;
    results[11] = bytes.Load<float1x2>(20)._12;
    float4x1 back = { 4, 3, 2, 1 };
    written.Store(0, back);
}
