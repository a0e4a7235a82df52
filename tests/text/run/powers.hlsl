// A power is computed by the logarithm of its base, which of zero is infinite: only where the power itself is bad is that told.
// RUN: not %trefoil run %s --set input=range:4 --set output=zeros:4 --sanitize 2>&1 | %filecheck %s

StructuredBuffer<float> input;
RWStructuredBuffer<float> output;

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float x = input[id.x];
    // CHECK-NOT: log2
    float sum = pow(x, 2.5);
    // CHECK: powers.hlsl:[[#@LINE+2]]:12: error: pow(0, -1.5) is infinite
    // CHECK: note: by thread 0
    sum += pow(x, x - 1.5);
    // CHECK: powers.hlsl:[[#@LINE+2]]:12: error: pow(-3, 0.5) is not a number
    // CHECK: note: by thread 0; 3 times in all
    sum += pow(x - 3, 0.5);
    // CHECK: powers.hlsl:[[#@LINE+2]]:12: error: log2(0) is infinite
    // CHECK: note: by thread 2
    sum += log2(x - 2);
    output[id.x] = sum;
}
