// Resources by their index in the heap, typed where they are used.
#ifndef ENGINE_BINDLESS
#define ENGINE_BINDLESS
#include "platform.hlsli"

// Where there is no heap to index, arrays without end in a set of their own stand for it, one a type.
#ifdef __spirv__
#define HEAP_OF(TYPE, TAG, BINDING) [[vk::binding(BINDING, 1)]] TYPE heap_##TAG[];
#define HEAP(TAG, INDEX) heap_##TAG[INDEX]
#else
#define HEAP_OF(TYPE, TAG, BINDING)
#define HEAP(TAG, INDEX) ResourceDescriptorHeap[INDEX]
#endif

HEAP_OF(Texture2D<float4>, textures, 0)
HEAP_OF(Texture2D<float>, depths, 1)
HEAP_OF(Texture2DArray<float>, shadow_maps, 2)
HEAP_OF(ByteAddressBuffer, buffers, 3)
HEAP_OF(RWByteAddressBuffer, writable_buffers, 4)
HEAP_OF(RWTexture2D<float4>, images, 5)
HEAP_OF(RWBuffer<uint>, counters, 6)

template<typename T> T heap_resource(uint index)
{
    return (T)ResourceDescriptorHeap[index];
}

template<typename T> struct Handle
{
    uint index;

    bool valid()
    {
        return index != 0xFFFFFFFF;
    }

    T get()
    {
        return (T)ResourceDescriptorHeap[index];
    }

    T get_non_uniform()
    {
        return (T)ResourceDescriptorHeap[NonUniformResourceIndex(index)];
    }
};

struct RawBuffer
{
    uint index;

    template<typename T> T load(uint element)
    {
        ByteAddressBuffer buffer = HEAP(buffers, index);
        return buffer.Load<T>(element * sizeof(T));
    }

    template<typename T> T load_at(uint element, uint offset)
    {
        ByteAddressBuffer buffer = HEAP(buffers, index);
        return buffer.Load<T>(element * sizeof(T) + offset);
    }
};

struct RawBufferWritable
{
    uint index;

    template<typename T> void store(uint element, T value)
    {
        RWByteAddressBuffer buffer = HEAP(writable_buffers, index);
        buffer.Store<T>(element * sizeof(T), value);
    }

    uint add(uint offset, uint amount)
    {
        RWByteAddressBuffer buffer = HEAP(writable_buffers, index);
        uint before;
        buffer.InterlockedAdd(offset, amount, before);
        return before;
    }
};

struct TextureHandle
{
    uint index;

    float4 sample(SamplerState s, float2 uv)
    {
        Texture2D<float4> texture = HEAP(textures, NonUniformResourceIndex(index));
        return texture.Sample(s, uv);
    }

    float4 sample_level(SamplerState s, float2 uv, float level)
    {
        Texture2D<float4> texture = HEAP(textures, NonUniformResourceIndex(index));
        return texture.SampleLevel(s, uv, level);
    }

    float4 sample_grad(SamplerState s, float2 uv, float2 dx, float2 dy)
    {
        Texture2D<float4> texture = HEAP(textures, NonUniformResourceIndex(index));
        return texture.SampleGrad(s, uv, dx, dy);
    }

    float4 load(uint2 at, uint level = 0)
    {
        Texture2D<float4> texture = HEAP(textures, NonUniformResourceIndex(index));
        return texture.Load(uint3(at, level));
    }

    uint2 size()
    {
        Texture2D<float4> texture = HEAP(textures, NonUniformResourceIndex(index));
        uint2 s;
        texture.GetDimensions(s.x, s.y);
        return s;
    }
};

#endif
