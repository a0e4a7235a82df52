// RUN: not %trefoil compile %s -T cs_5_1 -o %t.dxbc 2>&1 | %filecheck %s

StructuredBuffer<int> x, y;
RWStructuredBuffer<int> o;

[numthreads(1, 1, 1)]
void main()
{
    // CHECK: error: local resource not guaranteed to map
    StructuredBuffer<int> r = o[0] > 1 ? x : y;
    o[0] = r[0];
}
