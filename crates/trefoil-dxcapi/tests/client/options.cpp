// IDxcCompiler3: options, one line of words each, and what becomes of a shader that warns and is in another place than it says.

#include "say.h"

#include <map>

static const char *const shader = "#define JOIN(a, b) a##b\n"
                                  "#define ONE 1\n"
                                  "float4 x;\n"
                                  "float4 main(float2 u : U) : SV_Target {\n"
                                  "#line 7 \"other.hlsl\"\n"
                                  "  int q = 3.5; int JOIN(q, ONE) = 2;\n"
                                  "  return x * u.xyxy + q + USED;\n"
                                  "}\n";

// Files by name, as a client has them.
struct Files : IDxcIncludeHandler {
  IDxcUtils *utils;
  std::map<std::string, std::string> files;
  explicit Files(IDxcUtils *utils) : utils(utils) {}
  virtual ~Files() {}
  HRESULT QueryInterface(REFIID, void **out) override { return *out = nullptr, E_NOINTERFACE; }
  ULONG AddRef() override { return 1; }
  ULONG Release() override { return 1; }
  HRESULT LoadSource(LPCWSTR name, IDxcBlob **out) override {
    std::wstring wide(name);
    std::string narrow(wide.begin(), wide.end());
    *out = nullptr;
    auto found = files.find(narrow.substr(narrow.find_last_of('/') + 1));
    if (found == files.end())
      return E_FAIL;
    IDxcBlobEncoding *blob = nullptr;
    HRESULT hr = utils->CreateBlob(found->second.data(), found->second.size(), DXC_CP_ACP, &blob);
    *out = blob;
    return hr;
  }
};

static std::vector<std::wstring> split(const std::string &line) {
  std::vector<std::wstring> words;
  for (size_t at = 0; at < line.size();) {
    size_t end = line.find(' ', at);
    end = end == std::string::npos ? line.size() : end;
    words.push_back(std::wstring(line.begin() + at, line.begin() + end));
    at = end + 1;
  }
  return words;
}

// The lines of messages that have a severity, without the one about a library for signing.
static std::string heads(const std::string &messages) {
  std::string heads;
  for (size_t at = 0; at < messages.size();) {
    size_t end = messages.find('\n', at);
    end = end == std::string::npos ? messages.size() : end;
    std::string row = messages.substr(at, end - at);
    bool told = row.find("warning: ") != std::string::npos || row.find("error: ") != std::string::npos;
    if (told && row.find("signing library") == std::string::npos)
      heads += row + " | ";
    at = end + 1;
  }
  return heads;
}

static void run(const std::string &line, IDxcUtils *utils, IDxcCompiler3 *compiler, Files *files) {
  std::vector<std::wstring> words = split("-T ps_6_0 a.hlsl " + line);
  std::vector<LPCWSTR> pointers;
  for (auto &word : words)
    pointers.push_back(word.c_str());
  DxcBuffer buffer = {shader, strlen(shader), DXC_CP_UTF8};
  Held<IDxcResult> result;
  code(line.c_str(), compiler->Compile(&buffer, pointers.data(), pointers.size(), files, __uuidof(IDxcResult), (void **)&result));
  if (!result)
    return;
  HRESULT status = 99;
  result->GetStatus(&status);
  code((line + " status").c_str(), status);
  for (UINT32 kind = 1; kind < 14; ++kind) {
    Held<IDxcBlob> object;
    Held<IDxcBlobWide> name;
    say((line + " has").c_str(), "%u: %d", kind, result->HasOutput((DXC_OUT_KIND)kind));
    if (result->GetOutput((DXC_OUT_KIND)kind, __uuidof(IDxcBlob), (void **)&object, &name) == 0 && name)
      say((line + " name").c_str(), "%u: %s", kind, text(name).c_str());
  }
  Held<IDxcBlobEncoding> errors;
  result->GetErrorBuffer(&errors);
  say((line + " messages").c_str(), "%s", heads(text(errors)).c_str());
  if (status == E_INVALIDARG && line.find("select-validator") == std::string::npos)
    say((line + " why").c_str(), "%s", text(errors).c_str());
  // The private data that the object carries.
  Held<IDxcBlob> object;
  result->GetResult(&object);
  if (!object)
    return;
  DxcBuffer made = {object->GetBufferPointer(), object->GetBufferSize(), 0};
  void *data = nullptr;
  UINT32 size = 0;
  if (utils->GetDxilContainerPart(&made, DXC_PART_PRIVATE_DATA, &data, &size) == 0)
    say((line + " private").c_str(), "%.*s", (int)size, (const char *)data);
}

void check_options() {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  Files files(utils);
  files.files["private.bin"] = "mine";
  const char *const lines[] = {
      "", "-DUSED=q1", "-DUSED=q1 -flegacy-macro-expansion", "-no-legacy-cbuf-layout", "-not_use_legacy_cbuf_load",
      "-enable-lifetime-markers", "-disable-lifetime-markers", "-fdisable-loc-tracking", "-fnew-inlining-behavior",
      "-ffinite-math-only", "-fno-finite-math-only", "-fdiagnostics-show-option", "-fno-diagnostics-show-option",
      "-fdiagnostics-format=clang", "-fdiagnostics-format=msvc", "-fdiagnostics-format=msvc-fallback",
      "-fdiagnostics-format=vi", "-fdiagnostics-format=emacs", "-ftime-trace", "-ftime-trace=t.json",
      "-ftime-trace-granularity=10", "-ftime-report", "-opt-disable gvn", "-opt-enable gvn", "-opt-select gvn v2",
      "-memdep-block-scan-limit 10", "-ignore-line-directives", "-ignore-opt-semdefs", "-ferror-limit=1",
      "-select-validator auto", "-select-validator internal", "-select-validator none", "-skip-serialization",
      "-Qunused-arguments", "-Qsource_in_debug_module", "-recompile", "-setprivate private.bin",
      "-setprivate nowhere.bin", "-setrootsignature nowhere.bin", "-import-binding-table nowhere.csv", "-Fe e.txt",
      "-Fsh h.bin", "-Fo o.dxil", "-Fre r.bin", "-Gec", "-Gfp", "-encoding utf8",
      "-encoding latin1", "/nowhere", "b.hlsl", "-Vi", "-Ges", "-force-zero-store-lifetimes",
      // What only the program knows.
      "-nologo", "-Fc f", "-Fh f", "-Vn f", "-Cc", "-Ni", "-No", "-Lx", "-help", "-h", "-?", "--version", "-dumpbin",
      "-link", "-extractrootsignature", "-getprivate f", "-skip-fn-body", "-not-use-legacy-cbuf-load",
      "-no_legacy_cbuf_layout", "-disable-exception-handling", "-hlsl-dxil-lowered", "-nothing"};
  for (const char *line : lines)
    run(strstr(line, "USED") ? line : std::string("-DUSED=0 ") + line, utils, compiler, &files);
}
