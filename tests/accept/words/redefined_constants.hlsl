// -T cs_6_6 -E main => refused
// A variable of a constant buffer is `const`: one that is not has another type.

float a;
static float a; //~ 14: error: redefinition of 'a' with a different type: 'float' vs 'const float'

static const float c = 1;
static int c;

[numthreads(1, 1, 1)]
void main()
{
    const float d = 1;
    float d;
}
