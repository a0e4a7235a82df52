// A chain of operators is not nested: it may be as long as the source, for every target.
// RUN: %trefoil compile %s -T ps_6_0 -o %t
// RUN: %dxc-validate %t
// RUN: %trefoil compile %s -T ps_5_1 -o %t
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv -o %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: not %trefoil compile %s -T ps_6_0 -DOPERATOR -o %t 2>&1 | %filecheck %s

// Operators of structures are calls, and nest.
// CHECK: error: expressions nest more than 512 deep

#define TERMS_8(term) term + term + term + term + term + term + term + term
#define TERMS_64(term) TERMS_8(term) + TERMS_8(term) + TERMS_8(term) + TERMS_8(term) \
    + TERMS_8(term) + TERMS_8(term) + TERMS_8(term) + TERMS_8(term)
#define TERMS_512(term) TERMS_64(term) + TERMS_64(term) + TERMS_64(term) + TERMS_64(term) \
    + TERMS_64(term) + TERMS_64(term) + TERMS_64(term) + TERMS_64(term)
#define TERMS_4096(term) TERMS_512(term) + TERMS_512(term) + TERMS_512(term) + TERMS_512(term) \
    + TERMS_512(term) + TERMS_512(term) + TERMS_512(term) + TERMS_512(term)
#define TERMS_32768(term) TERMS_4096(term) + TERMS_4096(term) + TERMS_4096(term) + TERMS_4096(term) \
    + TERMS_4096(term) + TERMS_4096(term) + TERMS_4096(term) + TERMS_4096(term)

struct Fixed
{
    int value;
    Fixed operator+(Fixed other)
    {
        Fixed sum = { value + other.value };
        return sum;
    }
};

float4 main(float4 color : COLOR, nointerpolation int n : N) : SV_Target
{
#ifdef OPERATOR
    Fixed a = { n };
    return (TERMS_4096(a)).value;
#else
    return TERMS_32768(color);
#endif
}
