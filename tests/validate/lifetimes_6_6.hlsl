// Marks of where a variable of a thread begins and ends to live.
//
// SHADER: cs_6_6
// BREAKS Bitcode.Valid: @llvm.lifetime.start(i64 16, => @llvm.lifetime.start(i64 undef,
// BREAKS Bitcode.Valid: @llvm.lifetime.end(i64 16, => @llvm.lifetime.end(i64 undef,
// BREAKS Bitcode.Valid: i64 => i33
// BREAKS Bitcode.Valid: i64 => i31
RWStructuredBuffer<float> sums : register(u1);

float chosen(uint at) {
    float own[4];
    own[at & 3] = at;
    own[at * 2 & 3] = 1;
    return own[at + 1 & 3];
}

[numthreads(64, 1, 1)]
void main(uint at : SV_DispatchThreadID) { sums[at] = chosen(at); }
