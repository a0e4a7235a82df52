// Layout @N@ of packed data: how it lies in memory, and both directions.
struct Layout@N@
{
    uint words[4];

    void set_colour(float4 c)
    {
        words[0] = pack_unorm8(c);
    }

    float4 colour()
    {
        return unpack_unorm8(words[0]);
    }

    void set_normal(float3 n)
    {
        words[1] = pack_snorm16(octahedron(n));
    }

    float3 normal()
    {
        return from_octahedron(unpack_snorm16(words[1]));
    }

    uint bits(uint from, uint count)
    {
        return (words[2] >> from) & ((1u << count) - 1u);
    }

    void set_bits(uint from, uint count, uint value)
    {
        uint mask = ((1u << count) - 1u) << from;
        words[2] = (words[2] & ~mask) | ((value << from) & mask);
    }
};

#define LAYOUT@N@_KIND(l) (l).bits(0, @A@)
#define LAYOUT@N@_LAYER(l) (l).bits(@A@, @B@)

Layout@N@ layout@N@_of(float4 colour, float3 normal, uint kind, uint layer)
{
    Layout@N@ l = (Layout@N@)0;
    l.set_colour(colour);
    l.set_normal(normal);
    l.set_bits(0, @A@, kind);
    l.set_bits(@A@, @B@, layer);
    l.words[3] = pcg(l.words[0] ^ l.words[1] ^ @C@u);
    return l;
}

Layout@N@ layout@N@_at(uint buffer, uint index)
{
    RawBuffer data = { buffer };
    return data.load<Layout@N@>(index);
}

