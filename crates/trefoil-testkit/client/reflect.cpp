// What a library's reflection says of containers: `reflect LIBRARY`, with the paths of containers on its standard input.
//
// For each path a line `= PATH`, then facts as `WHAT<tab>NAME<tab>PART<tab>VALUE`, then a line `.`.

#include <cstdio>
#include <dlfcn.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "dxcapi.h"
#include "reflect.h"

static std::string of(LPCSTR text) { return text ? text : "(null)"; }

// What facts are about: a function of a library, or the shader.
static std::string within;

static void say(const char *what, const std::string &name, const char *part, const std::string &value) {
  printf("%s\t%s%s\t%s\t%s\n", what, within.c_str(), name.c_str(), part, value.c_str());
}

static void say(const char *what, const std::string &name, const char *part, unsigned long long value) {
  say(what, name, part, std::to_string(value));
}

static void type(const std::string &name, ReflectedType *t, int depth) {
  TypeDesc d = {};
  if (t->GetDesc(&d) != 0 || depth > 8)
    return;
  say("type", name, "name", of(d.Name));
  say("type", name, "class", d.Class);
  say("type", name, "type", d.Type);
  say("type", name, "rows", d.Rows);
  say("type", name, "columns", d.Columns);
  say("type", name, "elements", d.Elements);
  say("type", name, "members", d.Members);
  say("type", name, "offset", d.Offset);
  for (UINT i = 0; i < d.Members; ++i)
    type(name + "." + of(t->GetMemberTypeName(i)), t->GetMemberTypeByIndex(i), depth + 1);
}

static void variable(const std::string &buffer, ReflectedVariable *v) {
  VariableDesc d = {};
  if (v->GetDesc(&d) != 0)
    return;
  std::string name = buffer + "." + of(d.Name);
  say("variable", name, "offset", d.StartOffset);
  say("variable", name, "size", d.Size);
  say("variable", name, "flags", d.uFlags);
  std::string bytes;
  for (UINT i = 0; d.DefaultValue && i < d.Size; ++i) {
    static const char digits[] = "0123456789abcdef";
    unsigned char byte = ((unsigned char *)d.DefaultValue)[i];
    bytes += digits[byte >> 4], bytes += digits[byte & 15];
  }
  say("variable", name, "default", bytes);
  say("variable", name, "texture", d.StartTexture);
  say("variable", name, "textures", d.TextureSize);
  say("variable", name, "sampler", d.StartSampler);
  say("variable", name, "samplers", d.SamplerSize);
  say("variable", name, "slot", v->GetInterfaceSlot(0));
  type(name, v->GetType(), 0);
}

// The buffers and bindings that shaders and functions have alike.
template <class T> static void bound(T *r, UINT buffers, UINT bindings) {
  std::string order;
  for (UINT i = 0; i < buffers; ++i) {
    ReflectedBuffer *b = r->GetConstantBufferByIndex(i);
    BufferDesc d = {};
    if (!b || b->GetDesc(&d) != 0)
      continue;
    std::string name = of(d.Name);
    order += name + " ";
    say("buffer", name, "type", d.Type);
    say("buffer", name, "variables", d.Variables);
    say("buffer", name, "size", d.Size);
    say("buffer", name, "flags", d.uFlags);
    for (UINT v = 0; v < d.Variables; ++v)
      variable(name, b->GetVariableByIndex(v));
  }
  say("buffer", "", "order", order);
  order.clear();
  for (UINT i = 0; i < bindings; ++i) {
    BindDesc d = {};
    if (r->GetResourceBindingDesc(i, &d) != 0)
      continue;
    std::string name = of(d.Name);
    order += name + " ";
    say("binding", name, "type", d.Type);
    say("binding", name, "register", d.BindPoint);
    say("binding", name, "count", d.BindCount);
    say("binding", name, "flags", d.uFlags);
    say("binding", name, "return type", d.ReturnType);
    say("binding", name, "dimension", d.Dimension);
    say("binding", name, "samples", d.NumSamples);
    say("binding", name, "space", d.Space);
    say("binding", name, "id", d.uID);
  }
  say("binding", "", "order", order);
}

static void parameters(const char *what, Reflection *r, UINT count, HRESULT (Reflection::*get)(UINT, ParameterDesc *)) {
  std::string order;
  for (UINT i = 0; i < count; ++i) {
    ParameterDesc d = {};
    if ((r->*get)(i, &d) != 0)
      continue;
    std::string name = of(d.SemanticName) + std::to_string(d.SemanticIndex) + " stream " + std::to_string(d.Stream);
    order += name + ", ";
    say(what, name, "register", d.Register);
    say(what, name, "system value", d.SystemValueType);
    say(what, name, "component", d.ComponentType);
    say(what, name, "mask", d.Mask);
    say(what, name, "used", d.ReadWriteMask);
    say(what, name, "min precision", d.MinPrecision);
  }
  say(what, "", "order", order);
}

static void shader(Reflection *r) {
  ShaderDesc d = {};
  if (r->GetDesc(&d) != 0)
    return say("shader", "", "failed", "");
  say("shader", "", "version", d.Version);
  say("shader", "", "creator", of(d.Creator));
  say("shader", "", "flags", d.Flags);
  say("shader", "", "constant buffers", d.ConstantBuffers);
  say("shader", "", "bound resources", d.BoundResources);
  say("shader", "", "inputs", d.InputParameters);
  say("shader", "", "outputs", d.OutputParameters);
  say("shader", "", "patch constants", d.PatchConstantParameters);
  const struct {
    const char *name;
    UINT count;
  } counts[] = {
      {"instructions", d.InstructionCount},
      {"temporaries", d.TempRegisterCount},
      {"temporary arrays", d.TempArrayCount},
      {"definitions", d.DefCount},
      {"declarations", d.DclCount},
      {"samples", d.TextureNormalInstructions},
      {"loads", d.TextureLoadInstructions},
      {"comparisons", d.TextureCompInstructions},
      {"biased samples", d.TextureBiasInstructions},
      {"gradient samples", d.TextureGradientInstructions},
      {"floats", d.FloatInstructionCount},
      {"ints", d.IntInstructionCount},
      {"uints", d.UintInstructionCount},
      {"static branches", d.StaticFlowControlCount},
      {"branches", d.DynamicFlowControlCount},
      {"macros", d.MacroInstructionCount},
      {"array instructions", d.ArrayInstructionCount},
      {"cuts", d.CutInstructionCount},
      {"emits", d.EmitInstructionCount},
      {"barriers", d.cBarrierInstructions},
      {"interlocked", d.cInterlockedInstructions},
      {"stores", d.cTextureStoreInstructions},
      {"moves", r->GetMovInstructionCount()},
      {"conditional moves", r->GetMovcInstructionCount()},
      {"conversions", r->GetConversionInstructionCount()},
      {"bitwise", r->GetBitwiseInstructionCount()},
  };
  for (auto &count : counts)
    say("count", count.name, "", count.count);
  say("shader", "", "topology", d.GSOutputTopology);
  say("shader", "", "most vertices", d.GSMaxOutputVertexCount);
  say("shader", "", "input primitive", d.InputPrimitive);
  say("shader", "", "instances", d.cGSInstanceCount);
  say("shader", "", "control points", d.cControlPoints);
  say("shader", "", "output primitive", d.HSOutputPrimitive);
  say("shader", "", "partitioning", d.HSPartitioning);
  say("shader", "", "domain", d.TessellatorDomain);
  say("shader", "", "geometry primitive", r->GetGSInputPrimitive());
  say("shader", "", "per sample", r->IsSampleFrequencyShader());
  say("shader", "", "interface slots", r->GetNumInterfaceSlots());
  UINT level = 0, x = 0, y = 0, z = 0;
  r->GetMinFeatureLevel(&level);
  say("shader", "", "feature level", level);
  UINT threads = r->GetThreadGroupSize(&x, &y, &z);
  say("shader", "", "threads",
      std::to_string(threads) + ": " + std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(z));
  say("shader", "", "requires", r->GetRequiresFlags());
  bound(r, d.ConstantBuffers, d.BoundResources);
  parameters("input", r, d.InputParameters, &Reflection::GetInputParameterDesc);
  parameters("output", r, d.OutputParameters, &Reflection::GetOutputParameterDesc);
  parameters("patch constant", r, d.PatchConstantParameters, &Reflection::GetPatchConstantParameterDesc);
}

static void library(LibraryReflection *r) {
  LibraryDesc d = {};
  if (r->GetDesc(&d) != 0)
    return say("library", "", "failed", "");
  say("library", "", "creator", of(d.Creator));
  say("library", "", "flags", d.Flags);
  say("library", "", "functions", d.FunctionCount);
  std::string order;
  for (UINT i = 0; i < d.FunctionCount; ++i) {
    FunctionReflection *f = r->GetFunctionByIndex(i);
    FunctionDesc d = {};
    if (!f || f->GetDesc(&d) != 0)
      continue;
    std::string name = of(d.Name);
    order += name + " ";
    within.clear();
    say("function", name, "version", d.Version);
    say("function", name, "creator", of(d.Creator));
    say("function", name, "flags", d.Flags);
    say("function", name, "constant buffers", d.ConstantBuffers);
    say("function", name, "bound resources", d.BoundResources);
    say("function", name, "instructions", d.InstructionCount);
    say("function", name, "feature level", d.MinFeatureLevel);
    say("function", name, "requires", d.RequiredFeatureFlags);
    say("function", name, "parameters", d.FunctionParameterCount);
    say("function", name, "returns", d.HasReturn);
    within = name + ": ";
    bound(f, d.ConstantBuffers, d.BoundResources);
  }
  within.clear();
  say("library", "", "order", order);
}

int main(int count, char **words) {
  void *file = count == 2 ? dlopen(words[1], RTLD_NOW | RTLD_LOCAL) : nullptr;
  auto create = file ? (DxcCreateInstanceProc)dlsym(file, "DxcCreateInstance") : nullptr;
  IDxcUtils *utils = nullptr;
  if (!create || create(CLSID_DxcUtils, __uuidof(IDxcUtils), (void **)&utils) != 0) {
    fprintf(stderr, "%s\n", count == 2 ? dlerror() : "usage: reflect LIBRARY");
    return 2;
  }
  for (std::string path; std::getline(std::cin, path);) {
    printf("= %s\n", path.c_str());
    fflush(stdout);
    std::ifstream in(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    DxcBuffer buffer = {bytes.data(), bytes.size(), 0};
    Reflection *of_shader = nullptr;
    LibraryReflection *of_library = nullptr;
    if (utils->CreateReflection(&buffer, reflection_id, (void **)&of_shader) == 0 && of_shader) {
      shader(of_shader);
      of_shader->Release();
    } else if (utils->CreateReflection(&buffer, library_id, (void **)&of_library) == 0 && of_library) {
      library(of_library);
      of_library->Release();
    } else {
      say("shader", "", "failed", "");
    }
    printf(".\n");
    fflush(stdout);
  }
  return 0;
}
