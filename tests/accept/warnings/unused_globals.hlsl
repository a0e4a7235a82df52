// -T ps_6_0 -E main -Wall => dxil spirv
// Static variables that nothing names are warned of, in a file, a namespace and a structure, constants by a warning of their own.

#define TABLE(name) static const float name[2] = { 1, 2 }
TABLE(first); //~ 7: warning: unused variable 'first' [-Wunused-const-variable]
TABLE(second);

static float written;
static float initialised = second[0]; //~ 14: warning: unused variable 'initialised' [-Wunused-variable]

namespace N
{
static const int inside = 1; //~ 18: warning: unused variable 'inside' [-Wunused-const-variable]
}

struct Settings
{
    static const int member = 2; //~ 22: warning: unused variable 'member' [-Wunused-const-variable]
    static float shared_member; //~ 18: warning: unused variable 'shared_member' [-Wunused-variable]
};

template<typename T> struct Generic
{
    static const int of_instance = 3;
    T value;
};

float4 main() : SV_Target
{
    static float here = 1; //~ 18: warning: unused variable 'here' [-Wunused-variable]
    written = 1;
    Generic<float> generic = { 1 };
    return generic.value;
}
