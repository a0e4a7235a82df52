// In a namespace, a function, a structure or a template a declaration comes before the built-in type of its name.
// compute: main
// model: 6.0
// bind u0: typed float[5]
// expect u0: 6 7 8 3 9

RWBuffer<float> result : register(u0);

namespace own
{
struct float4
{
    float a;
    float b;
};

struct RayDesc
{
    float reach;
};
}

template<typename float2> struct Pair
{
    float2 first;
    float2 second;

    float2 sum() { return first + second; }
};

template<typename Texture2D> Texture2D twice(Texture2D x)
{
    Texture2D y = x;
    return x + y;
}

[numthreads(1, 1, 1)]
void main()
{
    own::float4 made;
    made.a = 3;
    made.b = 2 * made.a;
    result[0] = made.b;
    Pair<int> pair;
    pair.first = 3.75;
    pair.second = 4.75;
    result[1] = pair.sum();
    result[2] = twice(4.0);
    struct uint2
    {
        float only;
    };
    uint2 local;
    local.only = 3;
    result[3] = local.only;
    own::RayDesc ray;
    ray.reach = 9;
    result[4] = ray.reach;
}
