// Two threads access one place, one of them writes, and nothing orders them: both places are told.
// RUN: not %trefoil run %s --dispatch 2 --set input=range:16 --set output=zeros:16 --set sums=zeros:4 --sanitize=race 2>&1 | \
// RUN:   %filecheck %s
// RUN: %trefoil run %s -E ordered --set input=range:16 --set output=zeros:16 --set sums=zeros:4 --sanitize=race

StructuredBuffer<uint> input;
RWStructuredBuffer<uint> output;
RWStructuredBuffer<uint> sums;
groupshared uint row[8];

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex)
{
    row[thread] = input[id.x];
    // CHECK: races.hlsl:[[#@LINE+4]]:20: error: group memory is read here and written by another thread, with no barrier between
    // CHECK: races.hlsl:[[#@LINE-2]]:5: note: the other access, by thread 1
    // CHECK-NEXT: row[thread] = input[id.x];
    // CHECK: note: by thread 0; 16 times in all
    output[id.x] = row[thread ^ 1];
    // Neither what one instruction writes alone nor equal values that many write are a race.
    sums[3] = 7;
    // CHECK: races.hlsl:[[#@LINE+3]]:5: error: element 0 of 'sums' is written here and read by another thread, with no barrier between
    // CHECK: races.hlsl:[[#@LINE+2]]:5: note: the other access, by thread 7
    // CHECK: note: by thread 0; 24 times in all
    sums[0] += thread;
}

[numthreads(8, 1, 1)]
void ordered(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex)
{
    row[thread] = input[id.x];
    GroupMemoryBarrierWithGroupSync();
    output[id.x] = row[thread ^ 1];
    InterlockedAdd(sums[0], thread);
}
