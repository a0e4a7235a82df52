// Buffers that an if chooses, where one alternative results: the condition is constant, the alternatives are the same, or a loop decides.
// compute: main
// bind t0: structured float[4] 1 2 3 4
// bind t1: structured float[4] 10 20 30 40
// bind u0: structured float[12] zero
// expect u0: 1 2 3 4 10 20 30 40 11 22 33 44

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
RWStructuredBuffer<float> result : register(u0);

static const bool first = true;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    StructuredBuffer<float> c;
    if (first)
        c = a;
    else
        c = b;
    result[i] = c[i];
    if (i & 1)
        c = b;
    else
        c = b;
    result[4 + i] = c[i];
    float sum = 0;
    [unroll]
    for (uint k = 0; k < 2; ++k) {
        if (k == 0)
            c = a;
        else
            c = b;
        sum += c[i];
    }
    result[8 + i] = sum;
}
