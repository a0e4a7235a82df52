// IDxcLibrary, IDxcCompiler and IDxcCompiler2, as older clients use them.

#include "say.h"

static const char *const good = "RWBuffer<uint> b : register(u0);\n"
                                "[numthreads(64, 1, 1)]\n"
                                "void main(uint i : SV_DispatchThreadID) { b[i] = i * FACTOR; }\n";

static void show(const char *what, HRESULT hr, IDxcOperationResult *result) {
  std::string w(what);
  code(what, hr);
  if (!result)
    return say(what, "null");
  HRESULT status = 99;
  result->GetStatus(&status);
  code((w + " status").c_str(), status);
  Held<IDxcBlob> made;
  Held<IDxcBlobEncoding> errors;
  Held<IDxcResult> newer;
  code((w + " result").c_str(), result->GetResult(&made));
  blob((w + " result").c_str(), made);
  code((w + " errors").c_str(), result->GetErrorBuffer(&errors));
  blob((w + " errors").c_str(), errors, false, false);
  places((w + " places").c_str(), text(errors));
  code((w + " newer").c_str(), as(result, newer));
}

void check_older() {
  Held<IDxcLibrary> library;
  Held<IDxcCompiler> compiler;
  Held<IDxcCompiler2> compiler2;
  make(CLSID_DxcLibrary, library), make(CLSID_DxcCompiler, compiler), make(CLSID_DxcCompiler, compiler2);
  Held<IDxcBlobEncoding> source, bad, listing, converted;
  code("pinned", library->CreateBlobWithEncodingFromPinned(good, strlen(good), DXC_CP_UTF8, &source));
  blob("pinned", source, true);
  code("copy", library->CreateBlobWithEncodingOnHeapCopy("float4 main() : SV_Target {\n return y; }\n", 40, DXC_CP_UTF8, &bad));
  blob("copy", bad, true);
  code("utf8", library->GetBlobAsUtf8(source, &converted));
  blob("utf8", converted, true);
  code("wide", library->GetBlobAsWide(source, &converted));
  blob("wide", converted, true);
  code("malloc", library->SetMalloc(nullptr));
  Held<IDxcIncludeHandler> includes;
  code("handler", library->CreateIncludeHandler(&includes));
  Held<IStream> stream;
  code("stream", library->CreateStreamFromBlobReadOnly(source, &stream));

  Held<IDxcOperationResult> result;
  DxcDefine factor[] = {{L"FACTOR", L"3"}};
  LPCWSTR words[] = {L"-O1"};
  HRESULT hr = compiler->Compile(source, L"a.hlsl", L"main", L"cs_6_0", words, 1, factor, 1, includes, &result);
  show("compile", hr, result);
  Held<IDxcBlob> object;
  if (result)
    result->GetResult(&object);
  hr = compiler->Disassemble(object, &listing);
  code("listing", hr);
  blob("listing", listing);
  say("listing", "%s", text(listing).find("define void @main") != std::string::npos ? "has main" : "lacks main");
  code("listing none", compiler->Disassemble(source, &listing));
  blob("listing none", listing);
  hr = compiler->Compile(bad, L"b.hlsl", L"main", L"ps_6_0", nullptr, 0, nullptr, 0, nullptr, &result);
  show("wrong", hr, result);
  hr = compiler->Compile(bad, nullptr, nullptr, L"ps_6_0", nullptr, 0, nullptr, 0, nullptr, &result);
  show("unnamed", hr, result);
  hr = compiler->Preprocess(source, L"a.hlsl", nullptr, 0, factor, 1, nullptr, &result);
  show("preprocess", hr, result);
  LPWSTR name = nullptr;
  Held<IDxcBlob> debug;
  hr = compiler2->CompileWithDebug(source, L"a.hlsl", L"main", L"cs_6_0", nullptr, 0, factor, 1, includes, &result, &name,
                                   &debug);
  show("with debug", hr, result);
  say("debug", "%s %s", name ? "name" : "null", debug ? "blob" : "null");
}
