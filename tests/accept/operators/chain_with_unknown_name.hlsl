// -T cs_6_0 => refused
#define TERMS_8(op, term) term op term op term op term op term op term op term op term
#define TERMS_64(op, term) TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term) \
    op TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term) op TERMS_8(op, term)
#define TERMS_512(op, term) TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term) \
    op TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term) op TERMS_64(op, term)
RWStructuredBuffer<float> o;
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float x = id.x;
    o[0] = TERMS_512(+, x) +
        unknown + x; //~ 9: error: use of undeclared identifier 'unknown'
}
