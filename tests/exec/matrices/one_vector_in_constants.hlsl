// A matrix that is one vector starts no row of its own in a constant buffer, unless it would straddle one.
// compute: main
// except dxc-dxil: DXC's DXIL reads such a matrix where its row begins, whatever its offset is
// bind b0: constant float[12] 1 2 3 4 5 6 7 0 8 9 10 11
// bind u0: structured float[10] zero
// expect u0: 1 2 3 4 5 6 7 8 9 10

cbuffer Constants : register(b0)
{
    float first;
    float2x1 column;
    float1x1 one;
    row_major float1x3 row;
    float4x1 four;
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = first;
    r[1] = column._m00;
    r[2] = column._m10;
    r[3] = one;
    r[4] = row._m00;
    r[5] = row._m01;
    r[6] = row._m02;
    r[7] = four._m00;
    r[8] = four._m10;
    r[9] = four._m20;
}
