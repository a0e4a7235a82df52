// Executed shaders print, and assert: both sides of a comparison are told.
// RUN: not %trefoil run %s 2>&1 | %filecheck %s
// RUN: not %trefoil run %s -Od 2>&1 | %filecheck %s
// Elsewhere printf is what DXC makes of it, and assert is no built-in function.
// RUN: not %trefoil compile %s -T cs_6_6 2>&1 | %filecheck %s --check-prefix=COMPILED
// COMPILED: error: use of unsupported identifier 'printf'
// COMPILED: error: use of undeclared identifier 'assert'

RWBuffer<float> halves;

[numthreads(3, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    // CHECK: thread 0, 0, 0: 0.00
    // CHECK-NEXT: thread 1, 0, 0: 0.33
    // CHECK-NEXT: thread 2, 0, 0: 0.67
    printf("thread %v3u: %.2f\n", id, id.x / 3.0);
    uint64_t wide = 0x100000000ull + id.x;
    double exact = id.x * 0.25L;
    // CHECK-NEXT: 0x2, 4294967298, 0.500000, -2
    if (id.x == 2)
        printf("%#x, %u, %f, %d", id.x, wide, exact, -(int)id.x);
    halves[id.x] = id.x * 0.5;
    // CHECK: messages.hlsl:[[#@LINE+2]]:5: error: assertion failed: small: left is 1, right is 1
    // CHECK: note: by thread 2
    assert(halves[id.x] < 1.0, "small");
    // CHECK: messages.hlsl:[[#@LINE+2]]:5: error: assertion failed: left is (1, 0), right is (0, 0)
    // CHECK: note: by thread 1; 2 times in all
    assert(all(id.xy == 0));
    // CHECK: messages.hlsl:[[#@LINE+1]]:5: error: assertion failed: even
    assert(id.x == 0 || (id.x & 1) == 0, "even");
    assert(any(id >= 0));
}
