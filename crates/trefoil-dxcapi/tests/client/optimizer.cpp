// IDxcOptimizer: the list of passes, and runs over DXIL in each form that a client has it in.

#include "say.h"

static const char *const shader = "RWBuffer<uint> b : register(u0);\n"
                                  "[numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID) {\n"
                                  "  uint s = 0; for (uint k = 0; k < 4; ++k) s += k * i; b[i] = s;\n"
                                  "}\n";

static void passes(IDxcOptimizer *optimizer) {
  UINT32 count = 0;
  code("count", optimizer->GetAvailablePassCount(&count));
  say("some", "%d", count > 20);
  note("count", "%u", count);
  bool found = false;
  for (UINT32 i = 0; i < count; ++i) {
    Held<IDxcOptimizerPass> pass;
    LPWSTR name = nullptr, about = nullptr;
    if (optimizer->GetAvailablePass(i, &pass))
      return say("pass", "missing");
    pass->GetOptionName(&name), pass->GetDescription(&about);
    UINT32 arguments = 99;
    HRESULT hr = pass->GetOptionArgCount(&arguments);
    if (name && !wcscmp(name, L"sroa")) {
      found = true;
      code("sroa arguments", hr);
      say("sroa described", "%d", about && *about);
      LPWSTR argument = nullptr, words = nullptr;
      code("sroa argument", pass->GetOptionArgName(0, &argument));
      code("sroa argument about", pass->GetOptionArgDescription(0, &words));
      say("sroa argument", "%d", argument && !wcscmp(argument, L"RequiresDomTree"));
      CoTaskMemFree(argument), CoTaskMemFree(words);
    }
    CoTaskMemFree(name), CoTaskMemFree(about);
  }
  say("sroa", "%d", found);
  Held<IDxcOptimizerPass> pass;
  code("pass beyond", optimizer->GetAvailablePass(count, &pass));
}

static void run(IDxcOptimizer *optimizer, const char *what, IDxcBlob *module, std::vector<LPCWSTR> words) {
  Held<IDxcBlob> made;
  Held<IDxcBlobEncoding> printed;
  code(what, optimizer->RunOptimizer(module, words.data(), words.size(), &made, &printed));
  blob((std::string(what) + " module").c_str(), made);
  blob((std::string(what) + " text").c_str(), printed, false, false);
  if (made)
    say(what, "%.2s", (const char *)made->GetBufferPointer());
  // What of the text says where it begins.
  std::string words_of = text(printed);
  say(what, "%s", words_of.substr(0, words_of.find('\n')).c_str());
}

void check_optimizer() {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  Held<IDxcOptimizer> optimizer;
  Held<IDxcResult> result;
  Held<IDxcBlob> object;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  code("class", make(CLSID_DxcOptimizer, optimizer));
  if (!optimizer)
    return;
  passes(optimizer);
  DxcBuffer buffer = {shader, strlen(shader), DXC_CP_UTF8};
  LPCWSTR target[] = {L"-T", L"cs_6_0", L"-Od"};
  compiler->Compile(&buffer, target, 3, nullptr, __uuidof(IDxcResult), (void **)&result);
  result->GetResult(&object);
  DxcBuffer made = {object->GetBufferPointer(), object->GetBufferSize(), 0};
  void *part = nullptr;
  UINT32 size = 0;
  code("part", utils->GetDxilContainerPart(&made, DXC_PART_DXIL, &part, &size));
  // Of a program with its header: at 16 is where the bitcode is from 8 on, then its size.
  const UINT32 *header = (const UINT32 *)part;
  Held<IDxcBlobEncoding> program, bitcode, junk;
  utils->CreateBlob(part, size, 0, &program);
  utils->CreateBlob((const char *)part + 8 + header[4], header[5], 0, &bitcode);
  utils->CreateBlob("float4 main() : SV_Target { return 0; }", 39, 0, &junk);
  run(optimizer, "container", object, {L"-mem2reg", L"-S"});
  run(optimizer, "program", program, {L"-sroa,RequiresDomTree=1", L"-simplifycfg", L"-S"});
  run(optimizer, "bitcode", bitcode, {L"-dxil-loop-unroll", L"-gvn", L"-adce", L"-S"});
  run(optimizer, "printed", bitcode, {L"-print-module", L"-instcombine"});
  run(optimizer, "nothing", bitcode, {});
  run(optimizer, "modules", bitcode, {L"-opt-mod-passes", L"-globaldce", L"-opt-fn-passes", L"-early-cse"});
  run(optimizer, "analyses", bitcode, {L"-domtree", L"-hlsl-dxilload", L"-hlsl-dxilemit", L"-verify"});
  run(optimizer, "unknown", bitcode, {L"-no-such-pass"});
  run(optimizer, "no dash", bitcode, {L"mem2reg"});
  run(optimizer, "no argument", bitcode, {L"-mem2reg,nothing=1"});
  run(optimizer, "a level", bitcode, {L"-O3"});
  run(optimizer, "junk", junk, {L"-mem2reg"});
  Held<IDxcBlob> out;
  LPCWSTR word = L"-mem2reg";
  code("no text wanted", optimizer->RunOptimizer(bitcode, &word, 1, &out, nullptr));
  blob("no text wanted", out);
  // As text, and so the optimised listing is a module again.
  Held<IDxcBlob> module;
  Held<IDxcBlobEncoding> listing;
  LPCWSTR print = L"-S";
  optimizer->RunOptimizer(bitcode, &print, 1, &module, &listing);
  if (listing)
    run(optimizer, "text", listing, {L"-mem2reg", L"-S"});
}
