// IDxcPdbUtils and IDxcPdbUtils2: what PDB files and containers say of the source, the library's own and those that are named.

#include "say.h"

#include <cstdlib>
#include <fstream>

static const char source[] = "#include \"twice.hlsli\"\nfloat4 ps(float4 p : P) : SV_Target { return twice(p.x) * SCALE; }\n";
static const char twice[] = "float twice(float x) { return x * 2; }\n";

// Has the one header.
struct Header : IDxcIncludeHandler {
  HRESULT STDMETHODCALLTYPE QueryInterface(REFIID, void **) override { return E_NOINTERFACE; }
  ULONG STDMETHODCALLTYPE AddRef() override { return 1; }
  ULONG STDMETHODCALLTYPE Release() override { return 1; }
  HRESULT STDMETHODCALLTYPE LoadSource(LPCWSTR name, IDxcBlob **out) override {
    if (!wcsstr(name, L"twice.hlsli"))
      return E_FAIL;
    Held<IDxcUtils> utils;
    make(CLSID_DxcUtils, utils);
    return utils->CreateBlob(twice, strlen(twice), DXC_CP_UTF8, (IDxcBlobEncoding **)out);
  }
};

static void compile(std::initializer_list<LPCWSTR> extra, Held<IDxcResult> &result) {
  std::vector<LPCWSTR> words = {L"shade.hlsl", L"-T", L"ps_6_0", L"-E", L"ps", L"-DSCALE=3"};
  words.insert(words.end(), extra);
  Held<IDxcCompiler3> compiler;
  make(CLSID_DxcCompiler, compiler);
  Header header;
  DxcBuffer buffer = {source, strlen(source), DXC_CP_UTF8};
  compiler->Compile(&buffer, words.data(), words.size(), &header, IID_PPV_ARGS(&result));
}

// Reads a text by index, or without.
template <class F> static void one(const std::string &what, F get) {
  Held<IDxcBlobWide> name;
  HRESULT hr = get(&name);
  say(what.c_str(), "%08x %s%s", (unsigned)hr, name ? "" : "null", text(name).c_str());
}

static void old_text(const std::string &what, HRESULT hr, BSTR given) {
  std::string line;
  for (BSTR at = given; at && *at; ++at)
    line += (char)*at;
  unsigned size = given ? ((unsigned *)given)[-1] : 0;
  say(what.c_str(), "%08x %s %u", (unsigned)hr, given ? line.c_str() : "null", size);
  if (given)
    free((char *)given - 4);
}

static void told(const std::string &of, IDxcPdbUtils2 *pdb) {
  UINT32 count = 77;
  code((of + " source count").c_str(), pdb->GetSourceCount(&count));
  say((of + " sources").c_str(), "%u", count);
  for (UINT32 i = 0; i <= count; ++i) {
    one(of + " source name", [&](IDxcBlobWide **out) { return pdb->GetSourceName(i, out); });
    Held<IDxcBlobEncoding> contents;
    code((of + " source").c_str(), pdb->GetSource(i, &contents));
    if (contents) {
      blob((of + " source blob").c_str(), contents, true);
      say((of + " source text").c_str(), "%s", text(contents).c_str());
    }
  }
  code((of + " flag count").c_str(), pdb->GetFlagCount(&count));
  for (UINT32 i = 0; i <= count; ++i)
    one(of + " flag", [&](IDxcBlobWide **out) { return pdb->GetFlag(i, out); });
  code((of + " arg count").c_str(), pdb->GetArgCount(&count));
  for (UINT32 i = 0; i <= count; ++i)
    one(of + " arg", [&](IDxcBlobWide **out) { return pdb->GetArg(i, out); });
  code((of + " pair count").c_str(), pdb->GetArgPairCount(&count));
  for (UINT32 i = 0; i <= count; ++i) {
    Held<IDxcBlobWide> name, value;
    HRESULT hr = pdb->GetArgPair(i, &name, &value);
    say((of + " pair").c_str(), "%08x %s = %s", (unsigned)hr, text(name).c_str(), value ? text(value).c_str() : "null");
  }
  code((of + " define count").c_str(), pdb->GetDefineCount(&count));
  for (UINT32 i = 0; i <= count; ++i)
    one(of + " define", [&](IDxcBlobWide **out) { return pdb->GetDefine(i, out); });
  code((of + " library count").c_str(), pdb->GetLibraryPDBCount(&count));
  say((of + " libraries").c_str(), "%u", count);
  one(of + " profile", [&](IDxcBlobWide **out) { return pdb->GetTargetProfile(out); });
  one(of + " entry", [&](IDxcBlobWide **out) { return pdb->GetEntryPoint(out); });
  one(of + " main file", [&](IDxcBlobWide **out) { return pdb->GetMainFileName(out); });
  Held<IDxcBlob> hash, tools, whole;
  code((of + " hash").c_str(), pdb->GetHash(&hash));
  say((of + " hash size").c_str(), "%u", hash ? (unsigned)hash->GetBufferSize() : 0);
  Held<IDxcVersionInfo> version;
  code((of + " version").c_str(), pdb->GetVersionInfo(&version));
  if (version) {
    UINT32 major = 0, minor = 0, flags = 9;
    version->GetVersion(&major, &minor);
    version->GetFlags(&flags);
    Held<IDxcVersionInfo2> second;
    Held<IDxcVersionInfo3> third;
    say((of + " version").c_str(), "%u.%u %u %08x %08x", major, minor, flags, (unsigned)as(version, second),
        (unsigned)as(version, third));
    char *custom = nullptr, *commit = nullptr;
    UINT32 commits = 0;
    code((of + " custom").c_str(), third->GetCustomVersionString(&custom));
    code((of + " commit").c_str(), second->GetCommitInfo(&commits, &commit));
    note((of + " custom").c_str(), "%s", custom);
    CoTaskMemFree(custom);
    CoTaskMemFree(commit);
  }
  UINT32 id = 77;
  code((of + " tools").c_str(), pdb->GetCustomToolchainID(&id));
  say((of + " tools").c_str(), "%u", id);
  code((of + " tool data").c_str(), pdb->GetCustomToolchainData(&tools));
  code((of + " whole").c_str(), pdb->GetWholeDxil(&whole));
  say((of + " kind").c_str(), "%d %d", pdb->IsFullPDB(), pdb->IsPDBRef());
  Held<IDxcPdbUtils> old;
  code((of + " old").c_str(), as(pdb, old));
  BSTR given = nullptr, value = nullptr;
  HRESULT hr = old->GetMainFileName(&given);
  old_text(of + " old main file", hr, given);
  given = nullptr, hr = old->GetFlag(0, &given);
  old_text(of + " old flag", hr, given);
  given = nullptr, hr = old->GetSourceName(1, &given);
  old_text(of + " old source name", hr, given);
  given = nullptr, hr = old->GetArgPair(0, &given, &value);
  old_text(of + " old pair name", hr, given);
  old_text(of + " old pair value", hr, value);
  say((of + " old kind").c_str(), "%d", old->IsFullPDB());
}

static void loaded(const std::string &of, IDxcBlob *file) {
  Held<IDxcPdbUtils2> pdb;
  code((of + " make").c_str(), make(CLSID_DxcPdbUtils, pdb));
  HRESULT hr = pdb->Load(file);
  code((of + " load").c_str(), hr);
  told(of, pdb);
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  Held<IDxcBlob> hash, container;
  code((of + " contents").c_str(), utils->GetPDBContents(file, &hash, &container));
  if (hash && container)
    say((of + " contents").c_str(), "%u %.4s", (unsigned)hash->GetBufferSize(), (const char *)container->GetBufferPointer());
}

// Compiles with options of debug information: what comes out, and what it says.
static void made(const char *what, std::initializer_list<LPCWSTR> extra) {
  std::string of(what);
  Held<IDxcResult> result;
  compile(extra, result);
  HRESULT status = 99;
  result->GetStatus(&status);
  code((of + " status").c_str(), status);
  say((of + " has").c_str(), "%d", result->HasOutput(DXC_OUT_PDB));
  Held<IDxcBlob> pdb, object;
  Held<IDxcBlobWide> name;
  code((of + " pdb").c_str(), result->GetOutput(DXC_OUT_PDB, IID_PPV_ARGS(&pdb), &name));
  say((of + " name").c_str(), "%s", !name ? "null" : text(name).size() == 36 ? "by hash" : text(name).c_str());
  result->GetOutput(DXC_OUT_OBJECT, IID_PPV_ARGS(&object), nullptr);
  if (pdb)
    loaded(of + " file", pdb);
  if (object)
    loaded(of + " object", object);
}

void check_pdb() {
  for (const std::string &file : files) {
    if (file.compare(0, 6, "write:") == 0) {
      Held<IDxcResult> result;
      compile({L"-Zi", L"-Od"}, result);
      Held<IDxcBlob> pdb;
      result->GetOutput(DXC_OUT_PDB, IID_PPV_ARGS(&pdb), nullptr);
      std::ofstream out(file.substr(6), std::ios::binary);
      out.write((const char *)pdb->GetBufferPointer(), pdb->GetBufferSize());
      continue;
    }
    std::string all = contents(file);
    Held<IDxcUtils> utils;
    make(CLSID_DxcUtils, utils);
    Held<IDxcBlobEncoding> held;
    utils->CreateBlob(all.data(), all.size(), DXC_CP_ACP, &held);
    loaded("given", held);
  }
  if (!files.empty())
    return;
  made("full", {L"-Zi", L"-Qembed_debug"});
  made("apart", {L"-Zi", L"-Od", L"/D", L"OTHER"});
  made("slim", {L"-Zs", L"-Zpr"});
  made("named", {L"-Zi", L"-Fd", L"shade.pdb", L"-HV", L"2021"});
  made("folder", {L"-Zi", L"-Fd", L"pdbs/", L"-Zss"});
  made("stripped", {L"-Zi", L"-Qstrip_debug", L"-I", L"headers"});
  made("none", {});
  made("wrong", {L"-Zi", L"-Zs"});
  made("alone", {L"-Zss"});
  Held<IDxcPdbUtils2> pdb;
  make(CLSID_DxcPdbUtils, pdb);
  told("unloaded", pdb);
  code("load null", pdb->Load(nullptr));
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  Held<IDxcBlobEncoding> junk;
  utils->CreateBlob("no file of any kind, but text", 29, DXC_CP_ACP, &junk);
  code("load junk", pdb->Load(junk));
  code("null count", pdb->GetSourceCount(nullptr));
  code("null name", pdb->GetName(nullptr));
  Held<IDxcPdbUtils> old;
  as(pdb, old);
  Held<IDxcBlob> full;
  Held<IDxcResult> again;
  code("old full", old->GetFullPDB(&full));
  code("old compile", old->CompileForFullPDB(&again));
  code("old compiler", old->SetCompiler(nullptr));
  code("old arguments", old->OverrideArgs(nullptr, 0));
  code("old root signature", old->OverrideRootSignature(nullptr));
  Held<IDxcCompiler2> older;
  make(CLSID_DxcCompiler, older);
  Held<IDxcBlobEncoding> plain;
  utils->CreateBlob("float4 main() : SV_Target { return 1; }", 39, DXC_CP_UTF8, &plain);
  LPCWSTR words[] = {L"-Zi"};
  Held<IDxcOperationResult> result;
  Held<IDxcBlob> debug;
  LPWSTR name = nullptr;
  code("with debug", older->CompileWithDebug(plain, L"one.hlsl", L"main", L"ps_6_0", words, 1, nullptr, 0, nullptr, &result,
                                             &name, &debug));
  say("with debug", "%s %s", debug ? "there" : "null", name && wcslen(name) == 36 ? "by hash" : "no name");
  CoTaskMemFree(name);
  if (debug)
    loaded("with debug", debug);
  // Without a place for the file the container has what would be in it, as if -Qembed_debug had been given.
  DxcDefine define = {L"ONE", L"1"};
  Held<IDxcBlob> object;
  code("embedded", older->Compile(plain, L"one.hlsl", L"main", L"ps_6_0", words, 1, &define, 1, nullptr, &result));
  if (result && SUCCEEDED(result->GetResult(&object)) && object)
    loaded("embedded", object);
  code("no place", older->CompileWithDebug(plain, L"one.hlsl", L"main", L"ps_6_0", words, 1, &define, 1, nullptr, &result,
                                           &name, nullptr));
  object.reset();
  if (result && SUCCEEDED(result->GetResult(&object)) && object)
    loaded("no place", object);
  CoTaskMemFree(name);
}
