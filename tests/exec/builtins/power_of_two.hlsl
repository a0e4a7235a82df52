// A power with the constant 2 is a product: right for negative numbers too. Of constants a power is the number that it is.
// compute: main
// except dxc: its power of a negative number is none
// bind t0: structured float[4] -3 0.5 2 4
// bind u0: structured float[12] zero
// expect u0 within 1e-6: 9 9 9 0.25 9 -8 1 0.5 16 0 6.25 1

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

float power(float x, float y) { return pow(x, y); }

[numthreads(1, 1, 1)]
void main()
{
    static const float two = 2;
    r[0] = pow(a[0], 2);
    r[1] = pow(a[0], two);
    float2 squares = pow(float2(a[0], a[1]), 2);
    r[2] = squares.x;
    r[3] = squares.y;
    r[4] = power(a[0], 2);
    r[5] = pow(-2, 3);
    r[6] = pow(0.0, 0.0);
    r[7] = pow(2, -1);
    float4 l = lit(1, a[3], 2);
    r[8] = l.z;
    r[9] = lit(1, a[0], 2).z;
    r[10] = pow(-2.5, 2);
    r[11] = l.x;
}
