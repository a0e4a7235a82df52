// -T cs_6_0 => dxil
#define TERMS_8(op, term) term op term op term op term op term op term op term op term
#define TERMS_64(op, term) TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term) \
    op TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term)
#define TERMS_512(op, term) TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term) \
    op TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term)
#define TERMS_2048(op, term) TERMS_512(op, term) op TERMS_512(op, term) op TERMS_512(op, term) op TERMS_512(op, term)
#define STEPS_8(step) step, step, step, step, step, step, step, step
#define STEPS_64(step) STEPS_8(step), STEPS_8(step), STEPS_8(step), STEPS_8(step), \
    STEPS_8(step), STEPS_8(step), STEPS_8(step), STEPS_8(step)
#define STEPS_512(step) STEPS_64(step), STEPS_64(step), STEPS_64(step), STEPS_64(step), \
    STEPS_64(step), STEPS_64(step), STEPS_64(step), STEPS_64(step)
RWStructuredBuffer<float> o;
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float x = id.x;
    uint n = 1;
    float4 v = float4(x, 1, 2, 3);
    o[8 * i] = TERMS_2048(+, (i + 1));
    o[8 * i + 1] = TERMS_2048(-, x) + i;
    o[8 * i + 2] = TERMS_512(||, (i > 6)) || (TERMS_2048(&&, (i > 2)));
    o[8 * i + 3] = (STEPS_512(n = n * 3 + i), STEPS_512(n += i), STEPS_512(n++), n);
    o[8 * i + 4] = 1 + TERMS_2048(+, 1) + x;
    o[8 * i + 5] = (i ^ TERMS_512(^, (i + n)) ^ TERMS_512(*, i)) - (TERMS_512(+, (TERMS_8(+, n))));
    o[8 * i + 6] = dot(v, TERMS_512(+, v.wzyx));
    o[8 * i + 7] = i < TERMS_512(<, (i < 3));
}
