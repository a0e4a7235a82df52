// Methods of buffers and of the streams of geometry shaders.

// `GetDimensions(out width)`, and the stride besides where elements are structures.
class BufferSize<HLSLNamespace space, list<string> sizes>
    : Method<space, "GetDimensions", [Overload<Void, !foreach(size, sizes, Out<size, Slot<uint_only_t>>)>],
             Custom<"GetDimensions">, [GetDimensions]>;
class StructuredSize<HLSLNamespace space> : BufferSize<space, ["count", "stride"]>;

// Buffer<T>, RWBuffer<T>
def : Method<Buffer, "Load", Reading<ObjectElement, [In<"x", Vec<int_t, "1">>]>.List, Custom<"TypedLoad">,
             [BufferLoad]>;
def : Method<RWBuffer, "Load", Reading<ObjectElement, [In<"x", Int>]>.List, Custom<"TypedLoad">, [BufferLoad]>;
foreach space = [Buffer, RWBuffer] in
def : BufferSize<space, ["width"]>;

// StructuredBuffer<T>, RWStructuredBuffer<T>, AppendStructuredBuffer<T>, ConsumeStructuredBuffer<T>
foreach space = [StructuredBuffer, RWStructuredBuffer] in
def : Method<space, "Load", Reading<ObjectElement, [In<"x", Int>]>.List, Custom<"StructuredLoad">,
             [RawBufferLoad, RawBufferVectorLoad, BufferLoad]>;
foreach space = [StructuredBuffer, RWStructuredBuffer, AppendStructuredBuffer, ConsumeStructuredBuffer] in
def : StructuredSize<space>;
def : Method<RWStructuredBuffer, "IncrementCounter", [Overload<Uint>], Custom<"IncrementCounter">,
             [BufferUpdateCounter]>;
def : Method<RWStructuredBuffer, "DecrementCounter", [Overload<Uint>], Custom<"DecrementCounter">,
             [BufferUpdateCounter]>;
def : Method<AppendStructuredBuffer, "Append", [
  Overload<Void, [In<"value", Slot<void_t, "", OfObject, 0>>]>
], Custom<"StructuredAppend">, [BufferUpdateCounter, RawBufferStore]>;
def : Method<ConsumeStructuredBuffer, "Consume", [Overload<ObjectElement>], Custom<"Consume">,
             [BufferUpdateCounter, RawBufferLoad]>;

// ByteAddressBuffer, RWByteAddressBuffer
class ByteLoad<HLSLNamespace space, string name, Slot result>
    : Method<space, name, Reading<result, [In<"byteOffset", Uint>]>.List,
             Custom<"ByteLoad">, [RawBufferLoad, RawBufferVectorLoad, BufferLoad]>;
class ByteStore<string name, Slot value>
    : Method<RWByteAddressBuffer, name, [Overload<Void, [In<"byteOffset", Uint>, In<"value", value>]>],
             Custom<"ByteStore">, [RawBufferStore, RawBufferVectorStore, BufferStore]>;
foreach space = [ByteAddressBuffer, RWByteAddressBuffer] in {
def : BufferSize<space, ["width"]>;
def : ByteLoad<space, "Load", FunctionType>;
def : ByteLoad<space, "Load2", Uint2>;
def : ByteLoad<space, "Load3", Uint3>;
def : ByteLoad<space, "Load4", Uint4>;
}
def : ByteStore<"Store", Slot<void_t, "", OfFunction, 0>>;
def : ByteStore<"Store2", Uint2>;
def : ByteStore<"Store3", Uint3>;
def : ByteStore<"Store4", Uint4>;

// PointStream<T>, LineStream<T>, TriangleStream<T>
def : Method<Stream, "Append", [Overload<Void, [In<"x", ObjectElement>]>], Custom<"StreamAppend">, [EmitStream]>;
def : Method<Stream, "RestartStrip", [Overload<Void>], Custom<"RestartStrip">, [CutStream]>;
