// -T lib_6_8 => refused
RWByteAddressBuffer U : register(u0);
[shader("compute")] [numthreads(1, 1, 1)]
void m() { U.Store(0, GetRemainingRecursionLevels()); } //~ 23: error: Opcode GetRemainingRecursionLevels not valid in shader model lib_6_8(cs).
