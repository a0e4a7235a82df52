// IDxcLinker: two libraries to a shader and to a library, and what cannot be linked.

#include "say.h"

// Compiles a library.
static void library(const char *source, Held<IDxcBlob> &out) {
  Held<IDxcCompiler3> compiler;
  make(CLSID_DxcCompiler, compiler);
  DxcBuffer buffer = {source, strlen(source), DXC_CP_UTF8};
  LPCWSTR words[] = {L"-T", L"lib_6_3"};
  Held<IDxcResult> result;
  compiler->Compile(&buffer, words, 2, nullptr, IID_PPV_ARGS(&result));
  if (result)
    result->GetResult(&out);
}

// Links and says what came.
static void linked(const char *what, IDxcLinker *linker, LPCWSTR entry, LPCWSTR profile, LPCWSTR *names, UINT32 count) {
  std::string w(what);
  Held<IDxcOperationResult> result;
  code(what, linker->Link(entry, profile, names, count, nullptr, 0, &result));
  if (!result)
    return say(what, "null");
  HRESULT status = 99;
  result->GetStatus(&status);
  say((w + " status").c_str(), "%s", status ? "failed" : "done");
  Held<IDxcBlob> made;
  Held<IDxcBlobEncoding> errors;
  code((w + " result").c_str(), result->GetResult(&made));
  say((w + " result").c_str(), "%s", made ? "there" : "null");
  result->GetErrorBuffer(&errors);
  note((w + " words").c_str(), "%s", text(errors).substr(0, text(errors).find('\n')).c_str());
  if (!made)
    return;
  Held<IDxcValidator> validator;
  Held<IDxcOperationResult> verdict;
  make(CLSID_DxcValidator, validator);
  validator->Validate(made, DxcValidatorFlags_InPlaceEdit, &verdict);
  status = 99;
  if (verdict)
    verdict->GetStatus(&status);
  say((w + " valid").c_str(), "%s", status ? "no" : "yes");
}

void check_link() {
  Held<IDxcBlob> first, second;
  library("float4 shade(float2 uv); [shader(\"pixel\")] float4 main(float2 uv : UV) : SV_Target { return shade(uv); }", first);
  library("export float4 shade(float2 uv) { return uv.xyxy * 2; }", second);
  Held<IDxcLinker> linker;
  code("make", make(CLSID_DxcLinker, linker));
  if (!linker || !first || !second)
    return say("objects", "missing");
  code("register first", linker->RegisterLibrary(L"first", first));
  code("register second", linker->RegisterLibrary(L"second", second));
  LPCWSTR both[] = {L"first", L"second"};
  linked("shader", linker, L"main", L"ps_6_3", both, 2);
  linked("library", linker, L"", L"lib_6_3", both, 2);
  linked("missing definition", linker, L"main", L"ps_6_3", both, 1);
  linked("missing entry", linker, L"other", L"ps_6_3", both, 2);
  linked("other stage", linker, L"main", L"vs_6_3", both, 2);
}
