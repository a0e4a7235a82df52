// Any stage may take such buffers.
// NEXT: cs_6_9 main
reordercoherent RWStructuredBuffer<uint> words : register(u2);
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) { words[i] += i; }
