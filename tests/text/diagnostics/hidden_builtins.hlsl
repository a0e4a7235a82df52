// Operations that no source may name: as far as one sees, they are not declared.
// RUN: not %trefoil compile %s -T cs_6_6 -o %t 2>&1 | %filecheck %s

RWBuffer<uint> r;

[numthreads(1, 1, 1)]
void main()
{
    // CHECK: hidden_builtins.hlsl:[[@LINE+1]]:12: error: use of undeclared identifier 'AllocateRayQuery'
    r[0] = AllocateRayQuery(0u, 0u);
    // CHECK: hidden_builtins.hlsl:[[@LINE+1]]:27: error: use of undeclared identifier 'CreateResourceFromHeap'
    RWBuffer<uint> heap = CreateResourceFromHeap(1);
}
