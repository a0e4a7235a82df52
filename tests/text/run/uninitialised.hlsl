// Values that were never set are reported where they count: stores that others see, branches, addresses. Copies are free.
// RUN: not %trefoil run %s --set input=range:8 --set output=zeros:8 --sanitize=uninit 2>&1 | %filecheck %s
// CHECK-NOT: copy

struct Pair { float first; float second; };

StructuredBuffer<float> input;
RWStructuredBuffer<float> output;
groupshared float total;

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Pair pair;
    pair.first = input[id.x];
    Pair copy = pair;
    float chosen;
    if (input[id.x] > 5)
        chosen = copy.first;
    // CHECK: uninitialised.hlsl:[[#@LINE+2]]:5: error: an uninitialised value is stored in 'output'
    // CHECK: note: by thread 0; 6 times in all
    output[id.x] = chosen;
    // CHECK: uninitialised.hlsl:[[#@LINE+2]]:5: error: an uninitialised value decides a branch
    // CHECK: note: by thread 0; 6 times in all
    if (chosen > 3)
        output[id.x] = 1;
    // CHECK: uninitialised.hlsl:[[#@LINE+2]]:20: error: group memory is read before it is written
    // CHECK: note: by thread 0; 8 times in all
    output[id.x] = total;
}
