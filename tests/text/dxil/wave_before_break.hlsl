// An operation of the wave before a break is over the lanes that leave in this round. A block that leaves is no part of a loop
// in DXIL, so it has a way back that is never taken, by a variable that drivers know; nothing folds it. What stands after the
// loop, or asks the wave of nothing, needs none.
// RUN: %trefoil dxc -T cs_6_6 -E main %s | %filecheck %s
// RUN: %trefoil dxc -T cs_6_6 -E main -Od %s | %filecheck %s
// RUN: %trefoil dxc -T cs_6_6 -E after %s | %filecheck %s --check-prefix=AFTER
// RUN: %trefoil dxc -T cs_6_6 -E main %s -Fo %t.dxil
// RUN: %trefoil validate %t.dxil
// CHECK: @dx.break.cond = internal {{.*}}constant [1 x i32] zeroinitializer
// CHECK: [1 x i32]* @dx.break.cond, i32 0, i32 0
// CHECK: %[[LEAVES:.*]] = icmp eq i32 %{{.*}}, 0
// CHECK: ; <label>:[[HEADER:[0-9]+]]
// CHECK: waveReadLaneFirst
// CHECK: waveActiveOp
// CHECK: br i1 %[[LEAVES]], label %{{.*}}, label %[[LATCH:[0-9]+]]
// CHECK: ; <label>:[[LATCH]]
// CHECK: br label %[[HEADER]]
// AFTER-NOT: dx.break
// AFTER: waveActiveOp
RWStructuredBuffer<uint> sums;
StructuredBuffer<uint> materials;

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    uint mine = materials[i] & 7, rounds = 0;
    while (true) {
        uint first = WaveReadLaneFirst(mine);
        if (first == mine) {
            rounds += WaveActiveSum(i);
            break;
        }
        rounds++;
    }
    sums[i] = rounds;
}

[numthreads(64, 1, 1)]
void after(uint i : SV_DispatchThreadID) {
    uint mine = materials[i] & 7, rounds = 0;
    while (WaveReadLaneFirst(mine) != mine) {
        rounds++;
        if (rounds > 9) {
            rounds = mine;
            break;
        }
    }
    sums[i] = rounds + WaveActiveSum(i);
}
