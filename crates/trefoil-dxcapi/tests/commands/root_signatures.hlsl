// rootsig_1_1 RS
#define RS "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), CBV(b0), UAV(u0), DescriptorTable(SRV(t0, numDescriptors = 4)), DescriptorTable(Sampler(s0))"
#define BAD "CBV(b0), CBV(b0)"
