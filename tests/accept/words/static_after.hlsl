// -T cs_6_6 -E main => refused
// What was declared without `static` is not static later; the reverse stands.

float first(float a);
static float first(float a) //~ 14: error: static declaration of 'first' follows non-static declaration
{
    return a;
}

namespace N
{
float second();
static float second();
}

template<typename T> T third(T a);
template<typename T> static T third(T a)
{
    return a;
}

static float fourth(float a);
float fourth(float a)
{
    return a;
}
static float fourth(float a);

[numthreads(1, 1, 1)]
void main()
{
}
