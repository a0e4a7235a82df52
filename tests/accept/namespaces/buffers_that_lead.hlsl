// -T ps_6_0 -E main => dxil spirv
// The members of a constant buffer are global. The name of a namespace that begins with the buffer finds them too, once it has
// another declaration.

namespace N
{
cbuffer First
{
    float x;
};
cbuffer Second
{
    float y;
};
float sum()
{
    return x + N::y;
}
}

namespace M
{
namespace O
{
cbuffer Third
{
    float z;
};
}
}

namespace M
{
namespace O
{
typedef float Number;
}
}

float4 main() : SV_Target
{
    return N::x + N::sum() + M::O::z + x;
}
