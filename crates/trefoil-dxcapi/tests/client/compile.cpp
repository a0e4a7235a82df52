// IDxcCompiler3: compiles, what comes out of them, include handlers, disassembly.

#include "say.h"

#include <string>
#include <vector>

static const char *const good = "#include \"part.h\"\n"
                                "RWBuffer<uint> b : register(u0);\n"
                                "[numthreads(64, 1, 1)]\n"
                                "void main(uint i : SV_DispatchThreadID) { b[i] = i * FACTOR; }\n";

static const char *const rooted = "RWByteAddressBuffer b : register(u0);\n"
                                  "[RootSignature(\"UAV(u0)\")]\n"
                                  "[numthreads(1, 1, 1)]\n"
                                  "void main() { b.Store(0, 1); }\n";

// A handler of the client's: counts its calls, and has one file.
struct Handler : IDxcIncludeHandler {
  IDxcUtils *utils;
  unsigned long count = 1;
  std::string asked;
  HRESULT missing = 0x80004005;
  explicit Handler(IDxcUtils *utils) : utils(utils) {}
  virtual ~Handler() {}
  HRESULT QueryInterface(REFIID id, void **out) override {
    if (!IsEqualIID(id, __uuidof(IUnknown)) && !IsEqualIID(id, __uuidof(IDxcIncludeHandler))) {
      *out = nullptr;
      return E_NOINTERFACE;
    }
    AddRef();
    *out = this;
    return S_OK;
  }
  ULONG AddRef() override { return ++count; }
  ULONG Release() override { return --count; }
  HRESULT LoadSource(LPCWSTR name, IDxcBlob **out) override {
    std::wstring wide(name);
    std::string narrow(wide.begin(), wide.end());
    asked += "[" + narrow + "]";
    *out = nullptr;
    if (narrow.find("part.h") == std::string::npos)
      return missing;
    static const char part[] = "#define FACTOR 3\n";
    IDxcBlobEncoding *blob = nullptr;
    HRESULT hr = utils->CreateBlobFromPinned(part, sizeof part - 1, DXC_CP_UTF8, &blob);
    *out = blob;
    return hr;
  }
};

static void outputs(const char *what, IDxcResult *result) {
  std::string w(what);
  HRESULT status = 99;
  code((w + " GetStatus").c_str(), result->GetStatus(&status));
  code((w + " status").c_str(), status);
  say((w + " references").c_str(), "%lu", references(result));
  std::string kinds;
  for (UINT32 i = 0; i < result->GetNumOutputs(); ++i)
    kinds += std::to_string(result->GetOutputByIndex(i)) + " ";
  say((w + " count").c_str(), "%u", result->GetNumOutputs());
  // DXC counts wrongly here: it skips an output for each that is absent.
  note((w + " kinds").c_str(), "%s", kinds.c_str());
  say((w + " primary").c_str(), "%u", result->PrimaryOutput());
  for (UINT32 kind = 0; kind < DXC_OUT_NUM_ENUMS + 1; ++kind) {
    std::string k = w + " output " + std::to_string(kind);
    say((k + " has").c_str(), "%d", result->HasOutput((DXC_OUT_KIND)kind));
    Held<IUnknown> object;
    Held<IDxcBlobWide> name;
    HRESULT hr = result->GetOutput((DXC_OUT_KIND)kind, __uuidof(IDxcBlob), (void **)&object, &name);
    code(k.c_str(), hr);
    if (hr == 0)
      blob(k.c_str(), object, false, kind != DXC_OUT_ERRORS);
    if (name)
      say((k + " name").c_str(), "%s", text(name).c_str());
  }
  Held<IDxcBlob> bytes;
  Held<IDxcBlobEncoding> errors;
  code((w + " GetResult").c_str(), result->GetResult(&bytes));
  blob((w + " GetResult").c_str(), bytes);
  code((w + " GetErrorBuffer").c_str(), result->GetErrorBuffer(&errors));
  blob((w + " GetErrorBuffer").c_str(), errors, false, false);
  // Where a truncation is said to be differs: at the value here, at the operator there.
  if (w != "warned" && w != "as error")
    places((w + " places").c_str(), text(errors));
  if (bytes && bytes->GetBufferSize() >= 4 && !memcmp(bytes->GetBufferPointer(), "DXBC", 4))
    say((w + " object").c_str(), "container");
  std::string words = text(errors);
  if (!words.empty())
    note((w + " words").c_str(), "%s", words.substr(0, words.find('\n')).c_str());
  Held<IDxcBlob> hash, reflection;
  if (result->HasOutput(DXC_OUT_SHADER_HASH)) {
    result->GetOutput(DXC_OUT_SHADER_HASH, __uuidof(IDxcBlob), (void **)&hash, nullptr);
    say((w + " hash").c_str(), "%zu flags %u", (size_t)hash->GetBufferSize(), *(UINT32 *)hash->GetBufferPointer());
  }
  if (result->HasOutput(DXC_OUT_REFLECTION)) {
    result->GetOutput(DXC_OUT_REFLECTION, __uuidof(IDxcBlob), (void **)&reflection, nullptr);
    UINT32 size = ((UINT32 *)reflection->GetBufferPointer())[1];
    std::string parts((char *)reflection->GetBufferPointer(), 4);
    parts += size + 8 == reflection->GetBufferSize() ? " whole" : " cut";
    say((w + " reflection").c_str(), "%s", parts.c_str());
  }
}

struct Compile {
  IDxcCompiler3 *compiler;
  IDxcIncludeHandler *includes = nullptr;
  UINT32 page = DXC_CP_UTF8;
  void operator()(const char *what, const std::string &source, std::vector<LPCWSTR> words, Held<IDxcResult> &result) {
    DxcBuffer buffer = {source.data(), source.size(), page};
    HRESULT hr = compiler->Compile(&buffer, words.data(), (UINT32)words.size(), includes, __uuidof(IDxcResult),
                                   (void **)&result);
    code(what, hr);
    if (result)
      outputs(what, result);
  }
};

static void check_listing(IDxcCompiler3 *compiler, IDxcResult *result) {
  Held<IDxcBlob> object;
  result->GetResult(&object);
  DxcBuffer buffer = {object->GetBufferPointer(), object->GetBufferSize(), 0};
  Held<IDxcResult> listing;
  code("listing", compiler->Disassemble(&buffer, __uuidof(IDxcResult), (void **)&listing));
  if (listing)
    outputs("listing", listing);
  Held<IDxcOperationResult> older;
  code("listing older", compiler->Disassemble(&buffer, __uuidof(IDxcOperationResult), (void **)&older));
  buffer.Size = 40;
  code("listing cut", compiler->Disassemble(&buffer, __uuidof(IDxcResult), (void **)&listing));
  if (listing)
    outputs("listing cut", listing);
  buffer.Ptr = "no shader at all";
  buffer.Size = 16;
  code("listing none", compiler->Disassemble(&buffer, __uuidof(IDxcResult), (void **)&listing));
  if (listing)
    outputs("listing none", listing);
}

void check_compile() {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  Held<IDxcResult> result;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  Handler handler(utils);
  Compile run = {compiler, &handler};

  run("dxil", good, {L"-T", L"cs_6_0", L"-E", L"main"}, result);
  say("asked", "%s", handler.asked.c_str());
  say("handler references", "%lu", handler.count);
  check_listing(compiler, result);
  handler.asked.clear();
  run("named", good, {L"shaders/a.hlsl", L"-T", L"cs_6_0", L"-Fo", L"a.bin"}, result);
  say("asked", "%s", handler.asked.c_str());
  handler.asked.clear();
  run("folders", "#include \"none.h\"\n", {L"-T", L"cs_6_0", L"-I", L"inc"}, result);
  say("asked", "%s", handler.asked.c_str());
  run("spirv", good, {L"-T", L"cs_6_0", L"-spirv"}, result);
  run("stripped", good, {L"-T", L"cs_6_0", L"-Qstrip_reflect"}, result);
  run("preprocess", good, {L"-P"}, result);
  run("preprocess named", good, {L"-P", L"-Fi", L"a.i"}, result);
  run("read", good, {L"-M"}, result);
  run("read named", good, {L"shaders/a.hlsl", L"-MD", L"-Fo", L"a.bin"}, result);
  run("read to a file", good, {L"a.hlsl", L"-MF", L"a.d", L"-T", L"cs_6_0"}, result);
  run("root signature", rooted, {L"-T", L"cs_6_0"}, result);

  run("wrong", "float4 main() : SV_Target {\n  return y;\n}\n", {L"-T", L"ps_6_0"}, result);
  run("wrong wide", "float4 main() : SV_Target {\n  return y;\n}\n", {L"-T", L"ps_6_0", L"-encoding", L"wide"}, result);
  run("wrong named", "float4 main() : SV_Target {\n  return y;\n}\n", {L"some.hlsl", L"-T", L"ps_6_0"}, result);
  run("warned", "float4 main(float4 x : A) : SV_Target {\n  float3 y;\n  y = x;\n  return y.xyzz;\n}\n", {L"-T", L"ps_6_0"}, result);
  run("as error", "float4 main(float4 x : A) : SV_Target {\n  float3 y;\n  y = x;\n  return y.xyzz;\n}\n",
      {L"-T", L"ps_6_0", L"-WX"}, result);
  run("no entry", good, {L"-T", L"cs_6_0", L"-E", L"other"}, result);
  run("unknown option", good, {L"-T", L"cs_6_0", L"-nonsense"}, result);
  run("no profile", good, {L"-E", L"main"}, result);
  run("odd profile", good, {L"-T", L"xx_9_9"}, result);
  run("empty", "", {L"-T", L"cs_6_0"}, result);
  run("version", good, {L"--version"}, result);

  run.page = DXC_CP_ACP;
  run("acp", good, {L"-T", L"cs_6_0"}, result);
  // DXC on Linux refuses UTF-16.
  std::u16string wide;
  for (const char *c = good; *c; ++c)
    wide += *c;
  DxcBuffer wider = {wide.data(), wide.size() * 2, DXC_CP_UTF16};
  LPCWSTR profile[] = {L"-T", L"cs_6_0"};
  HRESULT hr = compiler->Compile(&wider, profile, 2, &handler, __uuidof(IDxcResult), (void **)&result);
  note("utf16", "%08x %s", (unsigned)hr, result ? "result" : "null");
  run.page = DXC_CP_UTF8;
  run.includes = nullptr;
  run("no handler", good, {L"-T", L"cs_6_0"}, result);

  DxcBuffer buffer = {good, strlen(good), DXC_CP_UTF8};
  LPCWSTR words[] = {L"-T", L"cs_6_0"};
  Held<IDxcOperationResult> older;
  code("older result", compiler->Compile(&buffer, words, 2, &handler, __uuidof(IDxcOperationResult), (void **)&older));
  blob("older result", older);
  Held<IUnknown> blobs;
  code("wrong result", compiler->Compile(&buffer, words, 2, &handler, __uuidof(IDxcBlob), (void **)&blobs));
  say("wrong result", "%s", blobs ? "object" : "null");
}
