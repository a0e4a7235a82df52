// Methods of textures: `Texture2D.SampleLevel` is the `SampleLevel` of `SampleMethods`, which `Texture2D` has below.

// What a family of textures has in common: how many numbers place a sample, an offset (none on cubes) and a derivative,
// and what the sizes are called.
class TextureShape<int coordinates, int offset, int derivatives, list<string> sizes> {
  int Coordinates = coordinates;
  Slot Place = Vec<float_t, !cast<string>(coordinates)>;
  Slot Direction = Vec<float_t, !cast<string>(derivatives)>;
  int Derivatives = derivatives;
  list<HLSLParam> Offset = !if(offset, [In<"o", Vec<int_t, !cast<string>(offset)>>], []<HLSLParam>);
  list<string> Sizes = sizes;
}
defvar Shape1D = TextureShape<1, 1, 1, ["width"]>;
defvar Shape1DArray = TextureShape<2, 1, 1, ["width", "elements"]>;
defvar Shape2D = TextureShape<2, 2, 2, ["width", "height"]>;
defvar Shape2DArray = TextureShape<3, 2, 2, ["width", "height", "elements"]>;
defvar Shape3D = TextureShape<3, 3, 3, ["width", "height", "depth"]>;
defvar ShapeCube = TextureShape<3, 0, 3, ["width", "height"]>;
defvar ShapeCubeArray = TextureShape<4, 0, 3, ["width", "height", "elements"]>;

// A texture goes with a sampler that the call names, or with the one that is combined with it (Vulkan).
class SamplerOperand<HLSLType sampler, list<BuiltinAttribute> only> {
  list<HLSLParam> List = !if(!empty(only), [In<"s", Slot<sampler>>], []<HLSLParam>);
}
// The derivatives, of the coordinates' type.
class Gradients<TextureShape shape, list<BuiltinAttribute> only> {
  defvar x = !if(!empty(only), 2, 1);
  defvar direction = Vec<float_t, !cast<string>(shape.Derivatives), x, x>;
  list<HLSLParam> List = [In<"ddx", direction>, In<"ddy", direction>];
}
// What is combined with its sampler is not lowered yet.
class Apart<Lowering how, list<BuiltinAttribute> only> {
  Lowering How = !if(!empty(only), how, Unsupported);
}
defvar Clamp = In<"clamp", Float>;
defvar Bias = In<"bias", Float>;
defvar Lod = In<"lod", Float>;
defvar CompareValue = In<"compareValue", Float>;

// Sampling.
class SampleMethod<HLSLNamespace space, string name, TextureShape shape, list<HLSLParam> operands, bit clamped,
                   list<BuiltinAttribute> only, IrIntrinsic which, list<DXILOp> ops>
    : Method<space, name,
             Reading<ObjectElement,
                     !listconcat(SamplerOperand<sampler_t, only>.List, [In<"x", shape.Place>], operands),
                     !listconcat(shape.Offset, !if(clamped, [Clamp], []<HLSLParam>)), only>.List,
             Apart<Sampling<which, !size(operands)>, only>.How, ops>;
multiclass SampleMethods<HLSLNamespace space, TextureShape shape, HLSLType lod_sampler = any_sampler_t,
                         list<BuiltinAttribute> only = []> {
  def : SampleMethod<space, "Sample", shape, [], true, only, int_Sample, [Sample]>;
  def : SampleMethod<space, "SampleBias", shape, [Bias], true, only, int_SampleBias, [SampleBias]>;
  def : SampleMethod<space, "SampleGrad", shape, Gradients<shape, only>.List, true, only, int_SampleGrad, [SampleGrad]>;
  def : SampleMethod<space, "SampleLevel", shape, [Lod], false, only, int_SampleLevel, [SampleLevel]>;
  defvar lod = Overload<Float, !listconcat(SamplerOperand<lod_sampler, only>.List, [In<"x", shape.Direction>]),
                        !listconcat([readonly], only)>;
  def : Method<space, "CalculateLevelOfDetail", [lod], Apart<LevelOfDetail<int_CalculateLod>, only>.How,
               [CalculateLOD]>;
  def : Method<space, "CalculateLevelOfDetailUnclamped", [lod],
               Apart<LevelOfDetail<int_CalculateLodUnclamped>, only>.How, [CalculateLOD]>;
}

// Sampling that compares.
class SampleCmpMethod<HLSLNamespace space, string name, TextureShape shape, list<HLSLParam> operands, bit clamped,
                      list<BuiltinAttribute> only, IrIntrinsic which, list<DXILOp> ops>
    : Method<space, name,
             Reading<Slot<float_like_t>,
                     !listconcat(SamplerOperand<sampler_cmp_t, only>.List, [In<"x", shape.Place>, CompareValue],
                                 operands),
                     !listconcat(shape.Offset, !if(clamped, [Clamp], []<HLSLParam>)), only>.List,
             Apart<Sampling<which, !add(!size(operands), 1)>, only>.How, ops>;
multiclass SampleCmpMethods<HLSLNamespace space, TextureShape shape, list<BuiltinAttribute> only = []> {
  def : SampleCmpMethod<space, "SampleCmp", shape, [], true, only, int_SampleCmp, [SampleCmp]>;
  def : SampleCmpMethod<space, "SampleCmpBias", shape, [Bias], true, only, int_SampleCmpBias, [SampleCmpBias]>;
  def : SampleCmpMethod<space, "SampleCmpLevel", shape, [Lod], false, only, int_SampleCmpLevel, [SampleCmpLevel]>;
  def : SampleCmpMethod<space, "SampleCmpLevelZero", shape, [], false, only, int_SampleCmpLevelZero,
                        [SampleCmpLevelZero]>;
}
class SampleCmpGradMethod<HLSLNamespace space, TextureShape shape, list<BuiltinAttribute> only = []>
    : SampleCmpMethod<space, "SampleCmpGrad", shape, Gradients<shape, only>.List, true, only, int_SampleCmpGrad,
                      [SampleCmpGrad]>;

// Gathering: four texels' channel. Of one channel with an offset for each texel too.
class GatherMethod<HLSLNamespace space, string name, TextureShape shape, list<HLSLParam> operands,
                   list<BuiltinAttribute> only, Lowering how, list<DXILOp> ops>
    : Method<space, name,
             Reading<Vec<void_t, "4", Own, OfObject>, operands, shape.Offset, only>.List,
             Apart<how, only>.How, ops>;
class GatherChannelMethod<HLSLNamespace space, string name, TextureShape shape, list<HLSLParam> operands,
                          list<BuiltinAttribute> only, Lowering how, list<DXILOp> ops>
    : GatherMethod<space, name, shape, operands, only, how, ops> {
  defvar Texels = Vec<void_t, "4", Own, OfObject>;
  defvar Four = !listconcat(operands, !foreach(o, ["o1", "o2", "o3", "o4"], In<o, Int2>));
  defvar One = Reading<Texels, operands, shape.Offset, only>.List;
  let Overloads = !if(!empty(shape.Offset), One,
                      [One[0], One[1], Overload<Texels, Four, !listconcat([readonly], only)>, One[2],
                       Overload<Texels, !listconcat(Four, [Status]), only>]);
}
multiclass GatherMethods<HLSLNamespace space, TextureShape shape, list<BuiltinAttribute> only = []> {
  defvar plain = !listconcat(SamplerOperand<sampler_t, only>.List, [In<"x", shape.Place>]);
  defvar compared = !listconcat(SamplerOperand<sampler_cmp_t, only>.List, [In<"x", shape.Place>, CompareValue]);
  def : GatherMethod<space, "Gather", shape, plain, only, Gathering<int_Gather, 0>, [TextureGather]>;
  def : GatherMethod<space, "GatherCmp", shape, compared, only, Gathering<int_GatherCmp, 0>, [TextureGatherCmp]>;
  foreach channel = 0...3 in {
    defvar name = ["Red", "Green", "Blue", "Alpha"][channel];
    def : GatherChannelMethod<space, "Gather"#name, shape, plain, only, Gathering<int_Gather, channel>,
                              [TextureGather]>;
    def : GatherChannelMethod<space, "GatherCmp"#name, shape, compared, only, Gathering<int_GatherCmp, channel>,
                              [TextureGatherCmp]>;
  }
}
class GatherRawMethod<HLSLNamespace space, TextureShape shape>
    : GatherMethod<space, "GatherRaw", shape, [In<"s", Slot<sampler_t>>, In<"x", shape.Place>], [],
                   Custom<"GatherRaw">, [TextureGatherRaw]>;

// `Load(coordinates)`. Where there are mip levels, the last coordinate is the level.
class LoadMethod<HLSLNamespace space, int coordinates, list<HLSLParam> optional,
                 list<BuiltinAttribute> only = [], list<HLSLParam> sample = []>
    : Method<space, "Load",
             Reading<ObjectElement, !listconcat([In<"x", Vec<int_t, !cast<string>(coordinates)>>], sample), optional,
                     only>.List, Apart<Custom<"TextureLoad">, only>.How, [TextureLoad]>;
class LoadLevelMethod<HLSLNamespace space, TextureShape shape, list<BuiltinAttribute> only = []>
    : LoadMethod<space, !add(shape.Coordinates, 1), shape.Offset, only>;

// `GetDimensions(out width, ...)` in integers or in floats.
class Sizes<HLSLType element, list<HLSLParam> level, list<string> sizes, list<BuiltinAttribute> only> {
  defvar first = !add(!size(level), 1);
  Overload Row = Overload<Void, !listconcat(level, [Out<!head(sizes), Slot<element>>],
                                            !foreach(size, !tail(sizes),
                                                     Out<size, Slot<element, "", first, first>>)), only>;
}
class SizeMethod<HLSLNamespace space, list<string> sizes, list<BuiltinAttribute> only = []>
    : Method<space, "GetDimensions",
             !foreach(element, [uint_only_t, float_like_t], Sizes<element, [], sizes, only>.Row),
             Apart<Custom<"GetDimensions">, only>.How, [GetDimensions]>;
// As `SizeMethod`, and the sizes of a mip level besides with how many there are.
class LevelSizeMethod<HLSLNamespace space, TextureShape shape, list<BuiltinAttribute> only = []>
    : Method<space, "GetDimensions",
             !listconcat(!foreach(element, [uint_only_t, float_like_t],
                                  Sizes<element, [In<"x", Uint>], !listconcat(shape.Sizes, ["levels"]), only>.Row),
                         !foreach(element, [uint_only_t, float_like_t],
                                  Sizes<element, [], shape.Sizes, only>.Row)),
             Apart<Custom<"GetDimensions">, only>.How, [GetDimensions]>;

// The textures that are only read.
defm : SampleMethods<Texture1D, Shape1D>;
defm : SampleMethods<Texture1DArray, Shape1DArray>;
defm : SampleMethods<Texture2D, Shape2D>;
defm : SampleMethods<Texture2DArray, Shape2DArray>;
defm : SampleMethods<Texture3D, Shape3D, sampler_t>;
defm : SampleMethods<TextureCUBE, ShapeCube>;
defm : SampleMethods<TextureCUBEArray, ShapeCubeArray>;

defm : SampleCmpMethods<Texture1D, Shape1D>;
defm : SampleCmpMethods<Texture1DArray, Shape1DArray>;
defm : SampleCmpMethods<Texture2D, Shape2D>;
defm : SampleCmpMethods<Texture2DArray, Shape2DArray>;
defm : SampleCmpMethods<TextureCUBE, ShapeCube>;
defm : SampleCmpMethods<TextureCUBEArray, ShapeCubeArray>;
def : SampleCmpGradMethod<Texture1D, Shape1D>;
def : SampleCmpGradMethod<Texture1DArray, Shape1DArray>;
def : SampleCmpGradMethod<Texture2D, Shape2D>;
def : SampleCmpGradMethod<Texture2DArray, Shape2DArray>;
def : SampleCmpGradMethod<TextureCUBE, ShapeCube>;
def : SampleCmpGradMethod<TextureCUBEArray, ShapeCubeArray>;

defm : GatherMethods<Texture2D, Shape2D>;
defm : GatherMethods<Texture2DArray, Shape2DArray>;
defm : GatherMethods<TextureCUBE, ShapeCube>;
defm : GatherMethods<TextureCUBEArray, ShapeCubeArray>;
def : GatherRawMethod<Texture2D, Shape2D>;
def : GatherRawMethod<Texture2DArray, Shape2DArray>;

def : LoadLevelMethod<Texture1D, Shape1D>;
def : LoadLevelMethod<Texture1DArray, Shape1DArray>;
def : LoadLevelMethod<Texture2D, Shape2D>;
def : LoadLevelMethod<Texture2DArray, Shape2DArray>;
def : LoadLevelMethod<Texture3D, Shape3D>;

def : LevelSizeMethod<Texture1D, Shape1D>;
def : LevelSizeMethod<Texture1DArray, Shape1DArray>;
def : LevelSizeMethod<Texture2D, Shape2D>;
def : LevelSizeMethod<Texture2DArray, Shape2DArray>;
def : LevelSizeMethod<Texture3D, Shape3D>;
def : LevelSizeMethod<TextureCUBE, ShapeCube>;
def : LevelSizeMethod<TextureCUBEArray, ShapeCubeArray>;

// The textures that are written too.
class WritableLoadMethod<HLSLNamespace space, TextureShape shape> : LoadMethod<space, shape.Coordinates, []>;
def : WritableLoadMethod<RWTexture1D, Shape1D>;
def : WritableLoadMethod<RWTexture1DArray, Shape1DArray>;
def : WritableLoadMethod<RWTexture2D, Shape2D>;
def : WritableLoadMethod<RWTexture2DArray, Shape2DArray>;
def : WritableLoadMethod<RWTexture3D, Shape3D>;
def : SizeMethod<RWTexture1D, Shape1D.Sizes>;
def : SizeMethod<RWTexture1DArray, Shape1DArray.Sizes>;
def : SizeMethod<RWTexture2D, Shape2D.Sizes>;
def : SizeMethod<RWTexture2DArray, Shape2DArray.Sizes>;
def : SizeMethod<RWTexture3D, Shape3D.Sizes>;

// Textures of several samples: `offset` where a texel's offset may be given.
multiclass MultisampledMethods<HLSLNamespace space, int coordinates, list<HLSLParam> offset,
                               list<BuiltinAttribute> only = []> {
  def : LoadMethod<space, coordinates, offset, only, [In<"s", Int>]>;
  def : Method<space, "GetSamplePosition", [
    Overload<Vec<float_like_t, "2">, [In<"s", Int>], !listconcat([readonly], only)>
  ], Apart<Custom<"SamplePosition">, only>.How, [Texture2DMSGetSamplePosition]>;
}
defm : MultisampledMethods<Texture2DMS, 2, Shape2D.Offset>;
defm : MultisampledMethods<Texture2DArrayMS, 3, Shape2D.Offset>;
defm : MultisampledMethods<RWTexture2DMS, 2, []>;
defm : MultisampledMethods<RWTexture2DMSArray, 3, []>;
// The samples are of a type of their own where no elements stand before them.
class SampleCount<HLSLType element, list<BuiltinAttribute> only> {
  Overload Row = Overload<Void, [Out<"width", Slot<element>>, Out<"height", Slot<element, "", 1, 1>>,
                                 Out<"samples", Slot<element, "", 2, 2>>], only>;
}
class MultisampledSizeMethod<HLSLNamespace space, list<BuiltinAttribute> only = []>
    : Method<space, "GetDimensions",
             !foreach(element, [uint_only_t, float_like_t], SampleCount<element, only>.Row),
             Apart<Custom<"GetDimensions">, only>.How, [GetDimensions]>;
def : MultisampledSizeMethod<Texture2DMS>;
def : MultisampledSizeMethod<RWTexture2DMS>;
def : SizeMethod<Texture2DArrayMS, ["width", "height", "elements", "samples"]>;
def : SizeMethod<RWTexture2DMSArray, ["width", "height", "elements", "samples"]>;

// vk::SampledTexture: a texture and its sampler in one.
multiclass SampledTextureMethods<HLSLNamespace space, TextureShape shape> {
  defm : SampleMethods<space, shape, any_sampler_t, [vulkan]>;
  def : LevelSizeMethod<space, shape, [vulkan]>;
}
defm : SampledTextureMethods<VkSampledTexture1D, Shape1D>;
defm : SampledTextureMethods<VkSampledTexture1DArray, Shape1DArray>;
defm : SampledTextureMethods<VkSampledTexture2D, Shape2D>;
defm : SampledTextureMethods<VkSampledTexture2DArray, Shape2DArray>;
defm : SampledTextureMethods<VkSampledTexture3D, Shape3D>;
defm : SampledTextureMethods<VkSampledTextureCUBE, ShapeCube>;
defm : SampledTextureMethods<VkSampledTextureCUBEArray, ShapeCubeArray>;
defm : SampleCmpMethods<VkSampledTexture1D, Shape1D, [vulkan]>;
defm : SampleCmpMethods<VkSampledTexture1DArray, Shape1DArray, [vulkan]>;
defm : SampleCmpMethods<VkSampledTexture2D, Shape2D, [vulkan]>;
defm : SampleCmpMethods<VkSampledTexture2DArray, Shape2DArray, [vulkan]>;
defm : SampleCmpMethods<VkSampledTextureCUBE, ShapeCube, [vulkan]>;
defm : SampleCmpMethods<VkSampledTextureCUBEArray, ShapeCubeArray, [vulkan]>;
def : SampleCmpGradMethod<VkSampledTexture1D, Shape1D, [vulkan]>;
def : SampleCmpGradMethod<VkSampledTexture1DArray, Shape1DArray, [vulkan]>;
def : SampleCmpGradMethod<VkSampledTexture2D, Shape2D, [vulkan]>;
def : SampleCmpGradMethod<VkSampledTexture2DArray, Shape2DArray, [vulkan]>;
def : SampleCmpGradMethod<VkSampledTextureCUBE, ShapeCube, [vulkan]>;
defm : GatherMethods<VkSampledTexture2D, Shape2D, [vulkan]>;
defm : GatherMethods<VkSampledTexture2DArray, Shape2DArray, [vulkan]>;
defm : GatherMethods<VkSampledTextureCUBE, ShapeCube, [vulkan]>;
defm : GatherMethods<VkSampledTextureCUBEArray, ShapeCubeArray, [vulkan]>;
def : GatherMethod<VkSampledTexture2DArray, "GatherRaw", Shape2DArray, [In<"x", Shape2DArray.Place>], [vulkan],
                   Unsupported, [TextureGatherRaw]>;
def : LoadLevelMethod<VkSampledTexture1D, Shape1D, [vulkan]>;
def : LoadLevelMethod<VkSampledTexture1DArray, Shape1DArray, [vulkan]>;
def : LoadLevelMethod<VkSampledTexture2D, Shape2D, [vulkan]>;
def : LoadLevelMethod<VkSampledTexture2DArray, Shape2DArray, [vulkan]>;
def : LoadLevelMethod<VkSampledTexture3D, Shape3D, [vulkan]>;
defm : MultisampledMethods<VkSampledTexture2DMS, 2, Shape2D.Offset, [vulkan]>;
defm : MultisampledMethods<VkSampledTexture2DMSArray, 3, Shape2D.Offset, [vulkan]>;
def : MultisampledSizeMethod<VkSampledTexture2DMS, [vulkan]>;
def : SizeMethod<VkSampledTexture2DMSArray, ["width", "height", "elements", "samples"], [vulkan]>;

// FeedbackTexture2D, FeedbackTexture2DArray
class Feedback<HLSLNamespace space, string name, HLSLType texture, list<HLSLParam> operands, list<HLSLParam> clamp,
               IrIntrinsic which, list<DXILOp> ops>
    : Method<space, name, !listconcat(
               [Overload<Void, !listconcat([In<"t", Slot<texture>>, In<"s", Slot<sampler_t>>], operands)>],
               !foreach(param, clamp,
                        Overload<Void, !listconcat([In<"t", Slot<texture>>, In<"s", Slot<sampler_t>>], operands,
                                                   [param])>)), WriteFeedback<which>, ops>;
multiclass FeedbackMethods<HLSLNamespace space, HLSLType texture, HLSLParam x> {
  def : Feedback<space, "WriteSamplerFeedback", texture, [x], [Clamp], int_WriteFeedback, [WriteSamplerFeedback]>;
  def : Feedback<space, "WriteSamplerFeedbackBias", texture, [x, Bias], [Clamp], int_WriteFeedbackBias,
                 [WriteSamplerFeedbackBias]>;
  def : Feedback<space, "WriteSamplerFeedbackGrad", texture, [x, In<"ddx", Float2>, In<"ddy", Float2>], [Clamp],
                 int_WriteFeedbackGrad, [WriteSamplerFeedbackGrad]>;
  def : Feedback<space, "WriteSamplerFeedbackLevel", texture, [x, Lod], [], int_WriteFeedbackLevel,
                 [WriteSamplerFeedbackLevel]>;
}
defm : FeedbackMethods<FeedbackTexture2D, Texture2D_t, In<"x", Float2>>;
defm : FeedbackMethods<FeedbackTexture2DArray, Texture2DArray_t, In<"x", Float3>>;

// The functions of Direct3D 9: `tex2D(sampler, x)`, `tex2Dbias`, `tex2Dgrad`, `tex2Dlod`, `tex2Dproj`, and so on.
class LegacySample<string name, HLSLType sampler, list<HLSLParam> operands, list<DXILOp> ops>
    : Function<name, [
        Overload<Vec<float_like_t, "4">, !listconcat([In<"s", Slot<sampler>>], operands), [readonly]>
      ], Unsupported, ops>;
multiclass LegacyTexture<string texture, HLSLType sampler, string dimensions, Slot place> {
  defvar x = In<"x", Vec<float_like_t, dimensions>>;
  defvar direction = Vec<float_like_t, dimensions, 2, 2>;
  defvar gradients = [x, In<"ddx", direction>, In<"ddy", direction>];
  def : Function<texture, [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler>>, In<"x", place>], [readonly]>,
    Overload<Vec<float_like_t, "4">, !listconcat([In<"s", Slot<sampler>>], gradients), [readonly]>
  ], Unsupported, [Sample, SampleGrad]>;
  def : LegacySample<texture#"bias", sampler, [In<"x", Vec<float_like_t, "4">>], [SampleBias]>;
  def : LegacySample<texture#"grad", sampler, gradients, [SampleGrad]>;
  def : LegacySample<texture#"lod", sampler, [In<"x", Vec<float_like_t, "4">>], [SampleLevel]>;
  def : LegacySample<texture#"proj", sampler, [In<"x", Vec<float_like_t, "4">>], [Sample]>;
}
defm : LegacyTexture<"tex1D", sampler1d_t, "1", Slot<float_like_t>>;
defm : LegacyTexture<"tex2D", sampler2d_t, "2", Vec<float_like_t, "2">>;
defm : LegacyTexture<"tex3D", sampler3d_t, "3", Vec<float_like_t, "3">>;
defm : LegacyTexture<"texCUBE", sampler_cube_t, "3", Vec<float_like_t, "3">>;
