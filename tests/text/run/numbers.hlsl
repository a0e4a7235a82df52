// Numbers that become bad where the operands were good, and divisions of integers by zero, at the place of the operation.
// RUN: not %trefoil run %s --set input=range:8 --set output=zeros:8 --sanitize 2>&1 | %filecheck %s
// RUN: %trefoil run %s --set input=range:8 --set output=zeros:8
// RUN: %trefoil run %s --set input=range:8 --set output=zeros:8 --sanitize=no-nan,no-inf,no-div,no-uninit
// RUN: not %trefoil run %s --set input=range:8 --set output=zeros:8 --sanitize --diagnostics=json 2>&1 | \
// RUN:   %filecheck %s --check-prefix=JSON
// JSON: "id":"run-nan"

StructuredBuffer<int> input;
RWStructuredBuffer<float> output;

float length_of(float3 v)
{
    // CHECK: numbers.hlsl:[[#@LINE+2]]:12: error: rsqrt(0) is infinite
    // CHECK: note: by thread 0
    return rsqrt(dot(v, v));
}

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    int n = input[id.x];
    float sum = length_of(float3(n, 0, 0));
    // What is computed from a bad number is not reported again.
    sum += 1;
    // CHECK: numbers.hlsl:[[#@LINE+3]]:12: error: sqrt(-3) is not a number
    // CHECK-NEXT: sum += sqrt(n - 3.0);
    // CHECK: note: by thread 0; 3 times in all
    sum += sqrt(n - 3.0);
    // CHECK: numbers.hlsl:[[#@LINE+2]]:12: error: pow(-1, 2.5) is not a number
    // CHECK: note: by thread 7
    sum += pow(6.0 - n, 2.5);
    // CHECK: numbers.hlsl:[[#@LINE+2]]:12: error: 1 / 0 is infinite
    // CHECK: note: by thread 2
    sum += 1.0 / (n - 2);
    // CHECK: numbers.hlsl:[[#@LINE+2]]:12: error: 100 is divided by zero
    // CHECK: note: by thread 4
    sum += 100 / (n - 4);
    output[id.x] = sum;
}
