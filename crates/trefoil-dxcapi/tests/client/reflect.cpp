// IDxcUtils::CreateReflection: what ID3D12ShaderReflection says of shaders that the library compiled.

#include "reflect.h"
#include "say.h"

#include <fstream>
#include <map>
#include <vector>

static std::string name_of(LPCSTR name) { return name ? name : "(null)"; }

static void type(const std::string &what, ReflectedType *type, int depth = 0) {
  TypeDesc d = {};
  HRESULT hr = type->GetDesc(&d);
  if (hr)
    return code(what.c_str(), hr);
  say(what.c_str(), "%s class %u type %u rows %u columns %u elements %u members %u offset %u", name_of(d.Name).c_str(), d.Class,
      d.Type, d.Rows, d.Columns, d.Elements, d.Members, d.Offset);
  for (UINT i = 0; i < d.Members && depth < 5; ++i) {
    LPCSTR member = type->GetMemberTypeName(i);
    ::type(what + "." + name_of(member), type->GetMemberTypeByIndex(i), depth + 1);
    if (type->GetMemberTypeByName(member) != type->GetMemberTypeByIndex(i))
      say(what.c_str(), "members differ by name");
  }
  if (depth)
    return;
  TypeDesc past = {};
  code((what + " past").c_str(), type->GetMemberTypeByIndex(d.Members)->GetDesc(&past));
  code((what + " equal").c_str(), type->IsEqual(type));
  code((what + " to nothing").c_str(), type->IsEqual(nullptr));
  say((what + " sub").c_str(), "%s", type->GetSubType() ? "type" : "null");
  say((what + " base").c_str(), "%s", type->GetBaseClass() ? "type" : "null");
  say((what + " interfaces").c_str(), "%u %s", type->GetNumInterfaces(), type->GetInterfaceByIndex(0) ? "type" : "null");
  code((what + " of type").c_str(), type->IsOfType(type));
  code((what + " implements").c_str(), type->ImplementsInterface(type));
}

static void variable(const std::string &what, ReflectedVariable *variable) {
  VariableDesc d = {};
  HRESULT hr = variable->GetDesc(&d);
  if (hr)
    return code(what.c_str(), hr);
  say(what.c_str(), "%s offset %u size %u default %d textures %u %u samplers %u %u", name_of(d.Name).c_str(), d.StartOffset,
      d.Size, d.DefaultValue != nullptr, d.StartTexture, d.TextureSize, d.StartSampler, d.SamplerSize);
  say((what + " flags").c_str(), "%u", d.uFlags);
  type(what, variable->GetType());
  say((what + " slot").c_str(), "%u", variable->GetInterfaceSlot(0));
  BufferDesc owner = {};
  if (variable->GetBuffer()->GetDesc(&owner) == 0)
    say((what + " owner").c_str(), "%s", name_of(owner.Name).c_str());
}

static void buffer(const std::string &what, ReflectedBuffer *buffer) {
  BufferDesc d = {};
  HRESULT hr = buffer->GetDesc(&d);
  if (hr)
    return code(what.c_str(), hr);
  say(what.c_str(), "%s type %u variables %u size %u flags %u", name_of(d.Name).c_str(), d.Type, d.Variables, d.Size, d.uFlags);
  for (UINT i = 0; i < d.Variables; ++i) {
    VariableDesc v = {};
    ReflectedVariable *at = buffer->GetVariableByIndex(i);
    at->GetDesc(&v);
    variable(what + "." + name_of(v.Name), at);
    if (v.Name && buffer->GetVariableByName(v.Name) != at)
      say(what.c_str(), "variables differ by name");
  }
  variable(what + " past", buffer->GetVariableByIndex(d.Variables));
  variable(what + " none", buffer->GetVariableByName("none"));
}

static void binding(const std::string &what, const BindDesc &d) {
  say(what.c_str(), "%s type %u point %u count %u flags %u return %u dimension %u samples %u space %u",
      name_of(d.Name).c_str(), d.Type, d.BindPoint, d.BindCount, d.uFlags, d.ReturnType, d.Dimension, d.NumSamples, d.Space);
}

static void parameters(const std::string &what, Reflection *r, UINT count,
                       HRESULT (Reflection::*get)(UINT, ParameterDesc *)) {
  for (UINT i = 0; i <= count; ++i) {
    ParameterDesc d = {};
    HRESULT hr = (r->*get)(i, &d);
    std::string w = what + " " + std::to_string(i);
    if (hr)
      code(w.c_str(), hr);
    else
      say(w.c_str(), "%s%u register %u value %u component %u mask %u used %u stream %u precision %u",
          name_of(d.SemanticName).c_str(), d.SemanticIndex, d.Register, d.SystemValueType, d.ComponentType, d.Mask,
          d.ReadWriteMask, d.Stream, d.MinPrecision);
  }
}

static void reflection(const std::string &what, Reflection *r) {
  ShaderDesc d = {};
  code((what + " desc").c_str(), r->GetDesc(&d));
  say((what + " desc").c_str(), "version %x flags %u buffers %u resources %u in %u out %u patch %u", d.Version, d.Flags,
      d.ConstantBuffers, d.BoundResources, d.InputParameters, d.OutputParameters, d.PatchConstantParameters);
  say((what + " stage").c_str(), "%u %u %u %u %u %u %u %u", d.GSOutputTopology, d.GSMaxOutputVertexCount, d.InputPrimitive,
      d.cGSInstanceCount, d.cControlPoints, d.HSOutputPrimitive, d.HSPartitioning, d.TessellatorDomain);
  note((what + " creator").c_str(), "%s", name_of(d.Creator).c_str());
  note((what + " instructions").c_str(), "%u", d.InstructionCount);
  // In the order of their names: which of two is first is the compiler's affair, as their numbers are.
  std::map<std::string, ReflectedBuffer *> buffers;
  for (UINT i = 0; i <= d.ConstantBuffers; ++i) {
    BufferDesc b = {};
    ReflectedBuffer *at = r->GetConstantBufferByIndex(i);
    at->GetDesc(&b);
    buffers[b.Name ? b.Name : "past"] = at;
    if (b.Name && r->GetConstantBufferByName(b.Name) != at)
      say(what.c_str(), "buffers differ by name");
  }
  for (auto &b : buffers)
    buffer(what + " buffer " + b.first, b.second);
  buffer(what + " buffer none", r->GetConstantBufferByName("none"));
  std::map<std::string, BindDesc> bindings;
  for (UINT i = 0; i < d.BoundResources; ++i) {
    BindDesc b = {};
    code((what + " binding").c_str(), r->GetResourceBindingDesc(i, &b));
    note((what + " binding").c_str(), "%s id %u", name_of(b.Name).c_str(), b.uID);
    bindings[name_of(b.Name)] = b;
  }
  for (auto &b : bindings) {
    BindDesc same = {};
    binding(what + " binding " + b.first, b.second);
    code((what + " by name").c_str(), r->GetResourceBindingDescByName(b.first.c_str(), &same));
    binding(what + " by name " + b.first, same);
  }
  BindDesc past = {};
  code((what + " binding past").c_str(), r->GetResourceBindingDesc(d.BoundResources, &past));
  BindDesc none = {};
  code((what + " binding none").c_str(), r->GetResourceBindingDescByName("none", &none));
  parameters(what + " in", r, d.InputParameters, &Reflection::GetInputParameterDesc);
  parameters(what + " out", r, d.OutputParameters, &Reflection::GetOutputParameterDesc);
  parameters(what + " patch", r, d.PatchConstantParameters, &Reflection::GetPatchConstantParameterDesc);
  VariableDesc v = {};
  code((what + " variable").c_str(), r->GetVariableByName("tint")->GetDesc(&v));
  code((what + " variable none").c_str(), r->GetVariableByName("none")->GetDesc(&v));
  note((what + " counts").c_str(), "%u %u %u %u", r->GetMovInstructionCount(), r->GetMovcInstructionCount(),
       r->GetConversionInstructionCount(), r->GetBitwiseInstructionCount());
  UINT x = 99, y = 99, z = 99, level = 99;
  say((what + " primitive").c_str(), "%u", r->GetGSInputPrimitive());
  say((what + " per sample").c_str(), "%d", r->IsSampleFrequencyShader());
  say((what + " slots").c_str(), "%u", r->GetNumInterfaceSlots());
  code((what + " level").c_str(), r->GetMinFeatureLevel(&level));
  say((what + " level").c_str(), "%x", level);
  say((what + " group").c_str(), "%u", r->GetThreadGroupSize(&x, &y, &z));
  say((what + " group").c_str(), "%u %u %u", x, y, z);
  say((what + " requires").c_str(), "%llx", (unsigned long long)r->GetRequiresFlags());
}

static const char *const pixel =
    "struct Light { float3 place; float power; row_major float3x2 turn; int2 pair[2]; };\n"
    "cbuffer Settings : register(b2) { float4x4 turn; float4 tint; float3 rows[3]; Light lights[2]; uint count; bool on; float2 last; };\n"
    "ConstantBuffer<Light> one : register(b0, space1);\n"
    "struct Row { float3 a; uint b; float2 c[2]; };\n"
    "StructuredBuffer<Row> list : register(t1);\n"
    "StructuredBuffer<float4> plain : register(t9);\n"
    "RWStructuredBuffer<uint> counters : register(u4);\n"
    "ByteAddressBuffer raw : register(t2);\n"
    "Buffer<int2> typed : register(t3);\n"
    "RWTexture2D<float> image : register(u5);\n"
    "Texture2D<float4> colour : register(t0);\n"
    "Texture2DArray<unorm float2> layers : register(t4);\n"
    "TextureCube<float4> cube : register(t5);\n"
    "Texture2DMS<float4, 4> samples : register(t6);\n"
    "Texture2D several[3] : register(t0, space3);\n"
    "SamplerState plainly : register(s0);\n"
    "SamplerComparisonState compared : register(s1);\n"
    "float4 main(float4 p : SV_Position, float2 uv : UV1, nointerpolation uint k : KIND, sample float3 n[2] : NORMAL) : SV_Target1 {\n"
    "  counters[k] = count + raw.Load(k * 4) + typed[k].x;\n"
    "  image[uint2(p.xy)] = uv.x;\n"
    "  float4 v = mul(turn, colour.Sample(plainly, uv)) + tint + lights[k & 1].power + one.power + list[k].b + plain[k];\n"
    "  v += colour.SampleCmpLevelZero(compared, uv, 0.5) + samples.Load(int2(p.xy), 1) + several[1].Sample(plainly, uv);\n"
    "  v.xy += layers.Sample(plainly, float3(uv, 1)) + last + on + lights[1].turn[0];\n"
    "  return v * (float)cube.Sample(plainly, n[0]).x + n[1].xyzz + rows[1].xyzz;\n"
    "}\n";

static const char *const compute = "RWBuffer<uint> b : register(u0);\n"
                                   "float scale; uint offset[2];\n"
                                   "[numthreads(8, 4, 2)]\n"
                                   "void main(uint3 i : SV_DispatchThreadID) { b[i.x] = i.y * offset[1] + scale; }\n";

static const char *const vertex = "struct Out { float4 p : SV_Position; min16float2 uv : UV; float c : SV_ClipDistance; };\n"
                                  "Out main(float3 a : POSITION, uint i : SV_InstanceID, float2 uv : UV2) {\n"
                                  "  Out o; o.p = float4(a, i); o.uv = (min16float2)uv; o.c = a.x; return o;\n"
                                  "}\n";

static const char *const kinds =
    "struct Light { float3 place; float power; };\n"
    "cbuffer Settings : register(b2) { uint3 a; uint unused; bool2 b; int c; double d; half h; min16float2 e; min16int i; min16uint j; int64_t k; uint64_t2 l; bool2x2 n; row_major float2x3 o[2]; float2x1 p; double3 q; column_major int2x3 r; };\n"
    "ConstantBuffer<Light> one : register(b0, space1);\n"
    "tbuffer T : register(t7) { float4 tt; float2 ww[2];};\n"
    "RWStructuredBuffer<Light> cnt : register(u1);\n"
    "AppendStructuredBuffer<float2> app : register(u2);\n"
    "RWByteAddressBuffer rw : register(u3);\n"
    "Texture3D<uint3> vol; Texture1D<float> t1; Texture1DArray<float> t1a; TextureCubeArray<snorm float4> tca; Texture2DMSArray<float2> msa; Buffer<float3> bf; Texture2D<int> ti; Texture2D unb[] : register(t0, space9);\n"
    "float4 main(float4 p : SV_Position, float2 uv : Uv1, uint id:SV_PrimitiveID, nointerpolation uint k : kind, bool f : SV_IsFrontFace) : SV_Target0 {\n"
    " cnt.IncrementCounter(); app.Append(uv); rw.Store(0, 1);\n"
    " return a.x + b.y + c + (float)d + h + e.x + i + j + (float)k + (float)l.y + n[1][1] + o[1][1][2] + one.power + tt + ww[1].x + vol[uint3(p.xyz)].x + t1[0] + t1a[uint2(1,2)] + msa.Load(int3(1,2,3), 0).x + bf[3].x + ti[uint2(1,2)] + unb[k][uint2(1,2)] + id + f + p[0]+ (float)q.z + r[1][2];\n"
    "}\n";

// What types are called and made of, where memory alone does not say it.
static const char *const elements =
    "template<class T> struct Two { T a; T b[2]; };\n"
    "struct Light { float3 place; bool on; int3x2 turn; };\n"
    "struct { float4 a; float b; } nameless;\n"
    "cbuffer Mixed { Two<float2x1> two; bool1 b1; float1 f1; float3x1 m31; row_major float3x1 r31; float unread; float last; };\n"
    "ConstantBuffer<Light> one; ConstantBuffer<Light> many[3]; TextureBuffer<Light> tb;\n"
    "StructuredBuffer<int> si; StructuredBuffer<bool> sb; StructuredBuffer<bool3> sb3; StructuredBuffer<float2x2> sm;\n"
    "StructuredBuffer<row_major float3x1> srm; StructuredBuffer<min16float> mp; StructuredBuffer<float1> sf1;\n"
    "StructuredBuffer<Two<float4> > ts; StructuredBuffer<Light> lights[2]; StructuredBuffer<uint> open[] : register(t0, space5);\n"
    "RWStructuredBuffer<Light> written; AppendStructuredBuffer<int2> app; ConsumeStructuredBuffer<uint64_t> con;\n"
    "Texture2D<int2> t2; Texture2D<unorm float> tu; Texture2DMS<float> ms; Texture2DMS<float4, 8> ms8; RWTexture2D<float4> rwt;\n"
    "RaytracingAccelerationStructure scene; FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> fb; RWBuffer<float> o;\n"
    "SamplerState s;\n"
    "groupshared float group[64];\n"
    "[numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID) {\n"
    "  RayQuery<0> q; RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 1}; q.TraceRayInline(scene, 0, 1, ray); q.Proceed();\n"
    "  fb.WriteSamplerFeedbackLevel(t2, s, 0.5, 0);\n"
    "  group[i] = i; GroupMemoryBarrierWithGroupSync();\n"
    "  o[i] = one.on + many[i].place.x + tb.place.y + si[i] + sb[i] + sb3[i].y + sm[i][1].x + srm[i]._m10 + mp[i] + sf1[i].x\n"
    "    + ts[i].b[1].x + lights[1][i].place.x + open[i][2] + two.a._m10 + b1 + f1 + m31._m10 + r31._m10 + last\n"
    "    + nameless.b + t2[uint2(i, 0)].x + tu[uint2(i, 0)] + ms.Load(i, 1) + ms8.Load(i, 2).x + rwt[uint2(i, 0)].x + group[i ^ 1] + q.CommittedStatus();\n"
    "  written[i] = one; app.Append(i); o[0] = (float)con.Consume();\n"
    "}\n";

static const char *const domain =
    "struct Patch { float edges[2] : SV_TessFactor; float4 colour : COLOR; bool flag : FLAG; };\n"
    "struct Point { float4 place : POSITION; };\n"
    "[domain(\"isoline\")] float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Point, 2> points) : SV_Position {\n"
    "  return points[0].place * at.x + patch.colour.y + patch.flag;\n"
    "}\n";

static void shader(const char *what, std::string source, LPCWSTR profile) {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  Held<IDxcResult> result;
  Held<IDxcBlob> object, part;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  DxcBuffer buffer = {source.data(), source.size(), DXC_CP_UTF8};
  LPCWSTR words[] = {L"-T", profile};
  compiler->Compile(&buffer, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result);
  result->GetOutput(DXC_OUT_REFLECTION, __uuidof(IDxcBlob), (void **)&part, nullptr);
  result->GetResult(&object);
  Held<IDxcBlobEncoding> errors;
  result->GetErrorBuffer(&errors);
  if (!part)
    return say(what, "does not compile: %s", text(errors).c_str());
  struct {
    const char *name;
    IDxcBlob *blob;
  } forms[] = {{" part", part}, {" object", object}};
  for (auto &form : forms) {
    Held<Reflection> r;
    DxcBuffer bytes = {form.blob->GetBufferPointer(), form.blob->GetBufferSize(), 0};
    std::string w = std::string(what) + form.name;
    code(w.c_str(), utils->CreateReflection(&bytes, reflection_id, (void **)&r));
    if (!r)
      continue;
    say((w + " references").c_str(), "%lu", references(r));
    reflection(w, r);
  }
  Held<IUnknown> other;
  DxcBuffer bytes = {object->GetBufferPointer(), object->GetBufferSize(), 0};
  code((std::string(what) + " other").c_str(), utils->CreateReflection(&bytes, __uuidof(IDxcBlob), (void **)&other));
  bytes.Size /= 2;
  code((std::string(what) + " cut").c_str(), utils->CreateReflection(&bytes, reflection_id, (void **)&other));
  bytes.Ptr = "junk junk junk junk junk junk junk", bytes.Size = 32;
  code((std::string(what) + " junk").c_str(), utils->CreateReflection(&bytes, reflection_id, (void **)&other));
  Held<IDxcContainerReflection> list;
  UINT32 at = 0;
  Held<Reflection> r;
  make(CLSID_DxcContainerReflection, list);
  list->Load(object);
  for (UINT32 kind : {DXC_PART_DXIL, DXC_PART_REFLECTION_DATA}) {
    list->FindFirstPartKind(kind, &at);
    code((std::string(what) + " by parts").c_str(), list->GetPartReflection(at, reflection_id, (void **)&r));
  }
  if (r)
    reflection(std::string(what) + " by parts", r);
  list->FindFirstPartKind(DXC_FOURCC('P', 'S', 'V', '0'), &at);
  code((std::string(what) + " by other part").c_str(), list->GetPartReflection(at, reflection_id, (void **)&r));
}

static const char *const rays =
    "struct Payload { float4 colour; };\n"
    "RaytracingAccelerationStructure scene; RWTexture2D<float4> image; Texture2D<float4> maps[]; SamplerState plainly;\n"
    "cbuffer Camera { float4x4 view; float4 eye; double d; };\n"
    "struct Light { float3 place; float power; };\n"
    "StructuredBuffer<Light> lights; ConstantBuffer<Light> sun;\n"
    "[shader(\"raygeneration\")] void generate() {\n"
    "  Payload p; p.colour = mul(view, eye); RayDesc ray = {eye.xyz, 0, p.colour.xyz, 1};\n"
    "  TraceRay(scene, 0, 255, 0, 1, 0, ray, p); image[DispatchRaysIndex().xy] = p.colour + sun.power;\n"
    "}\n"
    "[shader(\"closesthit\")] void hit(inout Payload p, BuiltInTriangleIntersectionAttributes a) {\n"
    "  p.colour = lights[InstanceID()].power + maps[InstanceID()].SampleLevel(plainly, a.barycentrics, 0);\n"
    "}\n"
    "[shader(\"miss\")] void miss(inout Payload p) { p.colour = 0; }\n"
    "[shader(\"pixel\")] [earlydepthstencil] float4 shade() : SV_Target { return eye + (float)d; }\n"
    "export float twice(float a) { return a * 2 + eye.x; }\n"
    "export Light brightest(uint i, inout float3 at) { at += sun.place; return lights[i]; }\n";

static void function(const std::string &what, FunctionReflection *f) {
  FunctionDesc d = {};
  HRESULT hr = f->GetDesc(&d);
  code((what + " desc").c_str(), hr);
  if (hr)
    return;
  say(what.c_str(), "%s version %x creator %s flags %u buffers %u resources %u level %u requires %llx parameters %d %d %d %d",
      name_of(d.Name).c_str(), d.Version, name_of(d.Creator).c_str(), d.Flags, d.ConstantBuffers, d.BoundResources,
      d.MinFeatureLevel, (unsigned long long)d.RequiredFeatureFlags, d.FunctionParameterCount, d.HasReturn,
      d.Has10Level9VertexShader, d.Has10Level9PixelShader);
  const UINT *counts = &d.InstructionCount;
  for (const UINT *count = counts; count <= &d.BitwiseInstructionCount; ++count)
    say((what + " count").c_str(), "%u", *count);
  for (UINT i = 0; i <= d.ConstantBuffers; ++i)
    buffer(what + " buffer " + std::to_string(i), f->GetConstantBufferByIndex(i));
  buffer(what + " buffer Camera", f->GetConstantBufferByName("Camera"));
  buffer(what + " buffer none", f->GetConstantBufferByName("none"));
  for (UINT i = 0; i <= d.BoundResources; ++i) {
    BindDesc b = {};
    code((what + " binding").c_str(), f->GetResourceBindingDesc(i, &b));
    binding(what + " binding", b);
  }
  BindDesc b = {};
  code((what + " lights").c_str(), f->GetResourceBindingDescByName("lights", &b));
  code((what + " none").c_str(), f->GetResourceBindingDescByName("none", &b));
  variable(what + " eye", f->GetVariableByName("eye"));
  variable(what + " none", f->GetVariableByName("none"));
  for (INT i : {-1, 0, 1})
    say((what + " parameter").c_str(), "%s", f->GetFunctionParameter(i) ? "there" : "null");
}

static void functions(const std::string &what, LibraryReflection *r) {
  LibraryDesc d = {};
  code((what + " desc").c_str(), r->GetDesc(&d));
  say((what + " desc").c_str(), "creator %s flags %u functions %u", name_of(d.Creator).c_str(), d.Flags, d.FunctionCount);
  for (INT i = -1; i <= (INT)d.FunctionCount; ++i)
    function(what + " function " + std::to_string(i), r->GetFunctionByIndex(i));
}

static void library(const char *what, std::string source, LPCWSTR profile) {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  Held<IDxcResult> result;
  Held<IDxcBlob> object, part;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  DxcBuffer buffer = {source.data(), source.size(), DXC_CP_UTF8};
  LPCWSTR words[] = {L"-T", profile};
  compiler->Compile(&buffer, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result);
  result->GetOutput(DXC_OUT_REFLECTION, __uuidof(IDxcBlob), (void **)&part, nullptr);
  result->GetResult(&object);
  Held<IDxcBlobEncoding> errors;
  result->GetErrorBuffer(&errors);
  if (!part)
    return say(what, "does not compile: %s", text(errors).c_str());
  struct {
    const char *name;
    IDxcBlob *blob;
  } forms[] = {{" part", part}, {" object", object}};
  for (auto &form : forms) {
    Held<LibraryReflection> r;
    Held<Reflection> other;
    DxcBuffer bytes = {form.blob->GetBufferPointer(), form.blob->GetBufferSize(), 0};
    std::string w = std::string(what) + form.name;
    code((w + " as shader").c_str(), utils->CreateReflection(&bytes, reflection_id, (void **)&other));
    code(w.c_str(), utils->CreateReflection(&bytes, library_id, (void **)&r));
    if (!r)
      continue;
    say((w + " references").c_str(), "%lu", references(r));
    functions(w, r);
  }
  Held<IDxcContainerReflection> list;
  UINT32 at = 0;
  make(CLSID_DxcContainerReflection, list);
  list->Load(object);
  for (UINT32 kind : {DXC_PART_DXIL, DXC_PART_REFLECTION_DATA}) {
    Held<LibraryReflection> r;
    list->FindFirstPartKind(kind, &at);
    code((std::string(what) + " by parts").c_str(), list->GetPartReflection(at, library_id, (void **)&r));
    LibraryDesc d = {};
    if (r && r->GetDesc(&d) == 0)
      say((std::string(what) + " by parts").c_str(), "%u", d.FunctionCount);
  }
}

// The stage that a file's `[numthreads]`, or the lack of it, says, as far as it matters here.
static void compile_to(const std::string &from, const std::string &to) {
  std::string words = contents(from);
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  Held<IDxcIncludeHandler> handler;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  utils->CreateDefaultIncludeHandler(&handler);
  DxcBuffer buffer = {words.data(), words.size(), DXC_CP_UTF8};
  std::wstring name(from.begin(), from.end());
  for (LPCWSTR profile : {L"cs_6_0", L"ps_6_0", L"vs_6_0", L"cs_6_6", L"ps_6_6", L"lib_6_6"}) {
    Held<IDxcResult> result;
    Held<IDxcBlob> object;
    HRESULT status = E_FAIL;
    LPCWSTR arguments[] = {L"-T", profile, name.c_str()};
    compiler->Compile(&buffer, arguments, 3, handler, __uuidof(IDxcResult), (void **)&result);
    if (!result || result->GetStatus(&status) || status || result->GetResult(&object))
      continue;
    std::ofstream out(to, std::ios::binary);
    out.write((const char *)object->GetBufferPointer(), object->GetBufferSize());
    return;
  }
}

// The reflection of a container, whoever made it.
static void reflect_file(const std::string &file) {
  std::string bytes = contents(file);
  Held<IDxcUtils> utils;
  Held<Reflection> shader;
  Held<LibraryReflection> library;
  make(CLSID_DxcUtils, utils);
  DxcBuffer buffer = {bytes.data(), bytes.size(), 0};
  code(file.c_str(), utils->CreateReflection(&buffer, reflection_id, (void **)&shader));
  if (shader)
    return reflection(file, shader);
  code((file + " library").c_str(), utils->CreateReflection(&buffer, library_id, (void **)&library));
  if (library)
    functions(file, library);
}

void check_reflect() {
  for (const std::string &file : files) {
    size_t to = file.find('>');
    if (to == std::string::npos)
      reflect_file(file);
    else
      compile_to(file.substr(0, to), file.substr(to + 1));
  }
  if (!files.empty())
    return;
  shader("compute", compute, L"cs_6_0");
  shader("vertex", vertex, L"vs_6_0");
  shader("pixel", pixel, L"ps_6_0");
  shader("kinds", kinds, L"ps_6_0");
  shader("elements", elements, L"cs_6_5");
  shader("domain", domain, L"ds_6_0");
  library("library", rays, L"lib_6_3");
  library("later library", rays, L"lib_6_6");
}
