// What is printed around passes, and how the level of optimisation chooses among them.
// RUN: %trefoil compile %s -T cs_6_0 -Od --print-after=all -o %t.0 2>&1 | %filecheck %s --check-prefix=NONE
// RUN: %trefoil compile %s -T cs_6_0 -O1 --print-after=all -o %t.1 2>&1 | %filecheck %s --check-prefix=ONE
// RUN: %trefoil compile %s -T cs_6_0 --time-passes --verify-each -o %t.3 2>&1 | %filecheck %s --check-prefix=TIMES
// RUN: %trefoil dxc %s -T cs_6_0 -fcgl | %filecheck %s --check-prefix=FRONT
// RUN: not %trefoil compile %s -T cs_6_0 --print-before=nothing 2>&1 | %filecheck %s --check-prefix=UNKNOWN
// RUN: %trefoil passes | %filecheck %s --check-prefix=LIST

// NONE: ; IR after lower
// NONE: phi i32 [
// NONE-NOT: alloca
// NONE-NOT: cse
// ONE: cse, run 1
// ONE-NOT: ifconvert
// TIMES: stage time share
// TIMES: preprocess
// TIMES: parse
// TIMES: check
// TIMES: lower
// TIMES: optimize
// TIMES:   mem2reg
// TIMES: emit
// TIMES: all {{.*}} 100.0%
// FRONT: phi i32 [
// UNKNOWN: 'nothing' is not a pass; the passes are lower, clean,
// LIST: mem2reg {{ *}}Promotes local variables

RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    int x = r[i];
    if (x > 3)
        x = 3;
    r[i] = x;
}
